import { expect, it, vi } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { fetchFromRoot, testSite } from './testing.tsx'

/** Finds the opening tags with this name, ignoring tags inside scripts. */
function findTags(html: string, name: string): string[] {
  const markup = html.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1')
  return markup.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
}

// Fails when an upgrade of React Router changes the markup that deferScripts rewrites.
it('rewrites every script and preload in a document of the installed React Router', async () => {
  const html = await (await fetchFromRoot('/', testSite)).text()

  const preloads = findTags(html, 'link').filter(tag => /\.js"/.test(tag))
  expect(preloads.map(tag => /href="([^"]+)"/.exec(tag)?.[1]).sort()).toEqual([
    '/assets/entry.js',
    '/assets/framework.js',
    '/assets/manifest.js',
    '/assets/page.js',
    '/assets/root.js',
    '/assets/shared.js',
  ])
  expect(preloads.filter(tag => !tag.includes('rel="deferred"'))).toEqual([])

  const scripts = findTags(html, 'script')
  expect(scripts.filter(tag => /\ssrc=|type="module"/.test(tag))).toEqual([])
  expect(scripts.filter(tag => tag.includes('type="deferred"'))).toHaveLength(1)
  expect(html).toMatch(/<script [^>]*type="deferred"[^>]*>[^<]*import\("\/assets\/entry\.js"\)/)
  expect(html).toContain('rel="stylesheet" href="/assets/app.css"')
})

it('starts the deferred script from a script that the content security policy allows', async () => {
  const html = await (await fetchFromRoot('/', testSite)).text()
  expect(html).toMatch(/type="deferred"[^>]*>[^<]*<\/script><script>[^<]*'paint'/)
})

it('leaves a document with unrecognized tags unchanged, and reports it once', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const preload = '<link rel="modulepreload" href="/a.js"/>'
  const script = '<script type="module">import "/a.js"</script>'
  expect([deferScripts(preload, 'n'), deferScripts(script, 'n')]).toEqual([preload, script])
  expect(report.mock.calls).toEqual([[expect.stringContaining('app/defer-scripts.ts')]])
  report.mockRestore()
})
