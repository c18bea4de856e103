import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentPolicyHeader } from '#app/requests/content-policy.ts'
import { createPlainPage } from './plain-page.ts'

it('ER5 a plain page has its own look, which its content policy allows', async () => {
  const page = createPlainPage(503, 'We’ll be right back', { 'Retry-After': '2' })
  const [, style] = /<style>([^<]+)<\/style>/.exec(await page.text()) ?? []
  const hash = createHash('sha256').update(String(style)).digest('base64')
  expect(page.headers.get(contentPolicyHeader)).toContain(`style-src 'sha256-${hash}';`)
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '2'])
})
