// Runs before anything else on a page under test and collects what the page would otherwise lose.
// A script of the same origin, so the page's own content security policy allows it.
(() => {
  const probe = { errors: [], violations: [], shifts: [] }
  Object.defineProperty(window, '__probe', { value: probe })

  addEventListener('error', (event) => {
    const where = event.target === window ? '' : ` (${event.target.tagName} ${event.target.src || event.target.href})`
    probe.errors.push(`${event.message || 'a resource did not load'}${where}`)
  }, true)
  addEventListener('unhandledrejection', (event) => probe.errors.push(`unhandled: ${event.reason}`))
  document.addEventListener('securitypolicyviolation', (event) => {
    probe.violations.push(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`.trim())
  })
  // A panic hook and frameworks report through the console only.
  const write = console.error
  console.error = (...parts) => {
    probe.errors.push(`console: ${parts.map(String).join(' ')}`)
    write.apply(console, parts)
  }

  const types = window.PerformanceObserver?.supportedEntryTypes ?? []
  if (types.includes('layout-shift')) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = [...entry.sources].map(({ node, previousRect, currentRect }) => {
          const name = node?.nodeType === 1 ? `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''}.${node.getAttribute('class') ?? ''}` : String(node?.nodeName)
          return `${name} ${[previousRect, currentRect].map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(',')).join(' -> ')}`
        })
        probe.shifts.push({ value: entry.value, input: entry.hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }
})()
