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
  const marked = new RegExp(`<script[^>]*\\snonce="${mark}"[^>]*>(.*?)</script>`, 'gs')
  const scripts = [...html.matchAll(marked)].map(([, script = '']) => script)
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    scriptSources: scripts.map(script => `'sha256-${hash('sha256', script, 'base64')}'`),
  }
}
