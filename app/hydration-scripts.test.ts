import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { describe, expect, it } from 'vitest'
import { formatHydrationScripts } from './hydration-scripts.ts'
import { fetchFromRoot, testSite } from './testing.tsx'

function toStream(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream()
}

/**
 * Runs a document's scripts with a stream controller that records what React Router would receive.
 */
function collect(html: string): string {
  const chunks: string[] = []
  const streamController = {
    enqueue: (chunk: string) => chunks.push(chunk),
    close: () => chunks.push('closed'),
  }
  for (const [, script = ''] of html.matchAll(
    /<script[^>]*>(window\.__reactRouterContext\.s.*?)<\/script>/gs,
  ))
    new Function('window', script)({ __reactRouterContext: { streamController } })
  expect(chunks.at(-1)).toBe('closed')
  return chunks.slice(0, -1).join('')
}

describe('formatHydrationScripts', () => {
  it('restores every string without letting it close the script', () => {
    const text = '["</script><!--<script>","\u2028 & \'quoted\'"]'
    const html = formatHydrationScripts(text, 'n')
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
    expect(collect(html)).toBe(text)
  })

  // Fails when a React Router upgrade changes how data is encoded or read in the browser.
  it('encodes root loader data so that the installed React Router can read it', async () => {
    const html = await (await fetchFromRoot('/', testSite)).text()
    expect(html).toContain('window.__reactRouterContext.stream = new ReadableStream')
    expect(html).toContain('window.__reactRouterContext.streamController = controller')
    expect(html).toMatch(/<script>[^<]*streamController.enqueue/)
    const decoded = await decode(toStream(collect(html)), globalThis as unknown as Window)
    expect(decoded.value).toMatchObject({
      loaderData: { root: { shell: { siteName: testSite.siteName } } },
    })
  })
})
