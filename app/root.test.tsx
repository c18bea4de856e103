import { expect, it } from 'vitest'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { fetchFromRoot, testSite } from './testing.tsx'

/** A storefront with an extra field at every level that the shell copies. */
const siteWithSecrets = {
  ...testSite,
  siteName: 'Shown name',
  affiliate: { skimlinks: 'secret-affiliate' },
  apiKey: 'secret-key',
  mainImage: { ...testSite.mainImage, uploadToken: 'secret-image' },
  logo: { url: '/shown-logo.svg', width: 1, height: 1, uploadToken: 'secret-logo' },
  contact: { ...testSite.contact, privateMail: 'secret-mail' },
  meta: {
    ...testSite.meta,
    budget: 'secret-budget',
    social: { facebook: 'x', token: 'secret-social' },
  },
  menu: [Object.assign({ name: 'Shown entry', link: '/products' }, { rule: 'secret-rule' })],
} as Storefront

it.each(['/', '/_.data'])('ST2 sends %s without extra storefront fields', async path => {
  const response = await fetchFromRoot(path, siteWithSecrets)
  const body = await response.text()
  expect(response.status).toBe(200)
  expect(body).toContain('Shown name')
  expect(body).toContain('Shown entry')
  expect(body).not.toContain('secret-')
})

it('RT10 a page that a guard refuses has the storefront’s look and no scripts', async () => {
  const response = await fetchFromRoot('/refused', { ...testSite, siteName: 'Shown name' })
  const body = await response.text()
  expect(response.status).toBe(404)
  expect(body).toContain(`look-${testSite.id}`)
  expect(body).toContain('This page could not be found')
  expect(body).toContain('Shown name')
  expect(body).not.toContain('/assets/entry.js')
})
