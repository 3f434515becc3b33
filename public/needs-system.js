// Which of the two programs a query is for. Scripts ask before either program is there.

// Keys of their own, devices that are busy together, the drawing of paths, or a port that names its system.
const OF_SYSTEMS = /^(platform|rule|without)=|^mode=together$|^lens=path$|^s=[^,]*,[^,]*\./;

/** Whether a query, with or without its question mark, is for the program that knows systems. */
export function needsSystem(query) {
  return [...new URLSearchParams(query)].some(([name, value]) => OF_SYSTEMS.test(`${name.trim()}=${value.trim()}`));
}
