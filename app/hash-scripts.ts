import { hash } from 'node:crypto'

/** A document and the sources that permit its inline scripts in the content security policy. */
export interface HashedDocument {
  html: string
  /** Like `'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq/s1Kn4/KQ='`. */
  scriptSources: string[]
}

/**
 * Hashes the inline scripts with this mark and removes the mark, so that the finished document can
 * be shared. A script that slipped into the document through data has no mark and stays forbidden.
 */
export function hashScripts(html: string, mark: string): HashedDocument {
  const [start = '', ...rest] = html.split(` nonce="${mark}"`)
  const scriptSources: string[] = []
  let before = start
  for (const part of rest) {
    // Links to styles have a nonce too.
    const isScript = before.slice(before.lastIndexOf('<')).startsWith('<script')
    const script = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))
    if (isScript) scriptSources.push(`'sha256-${hash('sha256', script, 'base64')}'`)
    before = part
  }
  return { html: [start, ...rest].join(''), scriptSources }
}
