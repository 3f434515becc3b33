// The rules of a `_headers` file: a path, then indented headers; `*` at the end stands for any rest.

/** A function from a path to its headers; what two rules say of one header is joined, as hosts do. */
export function rulesFrom(text) {
  const rules = []
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line, headers: [] })
    } else {
      const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line)
      rules.at(-1).headers.push([name, value])
    }
  }
  return (path) => {
    const headers = {}
    const applies = (rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path)
    for (const [name, value] of rules.filter(applies).flatMap((rule) => rule.headers)) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value
    }
    return headers
  }
}
