import { scriptTags } from '#app/ui/navigation/router-internals.ts'

/**
 * A script type and link relation that browsers ignore,
 * so the tags do nothing until the script below runs.
 */
const deferred = 'deferred'
const { preload, moduleType } = scriptTags
const scriptTag = '</script>'

let hasReported = false

/**
 * Delays a document's scripts until its first paint. Pages work without JavaScript, but
 * React Router gives scripts the same priority as styles, so on a slow network they delay
 * fonts and pictures. A page in a background tab paints and hydrates when it is first shown.
 *
 * React Router has no option for this, so the tags are rewritten in its HTML. If an upgrade changes
 * them, the document is sent unchanged and still works, and a warning is logged once per process.
 */
export function deferScripts(html: string, mark: string): string {
  // The preloads are in the head and the script is at
  // the end, so the content between them is not scanned.
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, Math.max(headEnd, 0))
  const typeAt = html.lastIndexOf(moduleType)
  const scriptEnd = html.indexOf(scriptTag, typeAt) + scriptTag.length
  if (typeAt < headEnd || !head.includes(preload)) {
    reportOnce()
    return html
  }
  // V8 concatenates without copying, whereas `join` would copy the document.
  return (
    head.replaceAll(preload, `<link rel="${deferred}"`) +
    html.slice(headEnd, typeAt) +
    `type="${deferred}"` +
    html.slice(typeAt + moduleType.length, scriptEnd) +
    toScript(mark) +
    html.slice(scriptEnd)
  )
}

function reportOnce(): void {
  if (hasReported) return
  hasReported = true
  console.error(
    'A document has no module script or no modulepreload link that app/defer-scripts.ts can rewrite, so scripts load before the first paint. Adapt app/ui/navigation/router-internals.ts to the installed React Router.',
  )
}

/**
 * Restores React Router's tags before hydration, since React compares
 * the document with its own render. Each file starts in a separate task,
 * because starting all of them at once blocks a phone's main thread. A script that was parsed with
 * an unknown type starts when it is inserted again with a known one.
 */
const startWhenPainted = `
document.currentScript.remove()
const start = () => {
  for (const link of document.querySelectorAll('link[rel=${deferred}]'))
    setTimeout(() => { link.rel = 'modulepreload' })
  setTimeout(() => {
    const deferred = document.querySelector('script[type=${deferred}]')
    const next = deferred.nextSibling
    deferred.remove()
    deferred.type = 'module'
    document.body.insertBefore(deferred, next)
  })
}
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
} else start()
`

function toScript(mark: string): string {
  return `<script nonce="${mark}">{${startWhenPainted}}</script>`
}
