/** No word a browser acts on. */
const waiting = 'waiting'

/**
 * A page is whole without its scripts, but the router asks for them as urgently as for the styles: on a slow network
 * they took the way of its pictures and fonts. So they set out when it is painted. A page in the background is painted
 * when somebody looks at it.
 */
export function letScriptsWait(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`)
    .replace(/(<script [^>]*)type="module"([^>]*>.*?<\/script>)/s, `$1type="${waiting}"$2${toScript(nonce)}`)
}

/** What waited is as the router wrote it again before React compares it with what it would have drawn. */
const startWhenPainted = `
document.currentScript.remove()
const start = () => {
  for (const link of document.querySelectorAll('link[rel=${waiting}]')) link.rel = 'modulepreload'
  const waiting = document.querySelector('script[type=${waiting}]')
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = waiting.nonce
  script.textContent = waiting.textContent
  document.body.append(script)
  script.remove()
}
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
} else start()
`

function toScript(nonce: string): string {
  return `<script nonce="${nonce}">{${startWhenPainted}}</script>`
}
