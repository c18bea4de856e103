import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

type Storefronts = typeof import('./storefronts.ts')
type Shells = typeof import('./shell.ts')

const room = dirname(fileURLToPath(import.meta.url))
const fourth = `import type { Storefront } from '../storefront.ts'

export const site: Storefront = {
  id: 'fourth',
  hostPatterns: 'fourth.example, *.fourth.example',
  siteName: 'Fourth',
  siteDesc: 'A storefront that a test adds.',
  siteType: 'website',
  siteUrl: 'https://www.fourth.example',
  mainImage: { url: '/storefronts/fashion8-share.png', width: 1200, height: 630 },
  contact: { twitterHandle: 'fourth' },
  favIcon: '/storefronts/fashion8.svg',
  affiliate: {},
  theme: 'brown',
  meta: {
    tagline: 'One more',
    heroTitle: 'One more.',
    heroText: 'A single file.',
    heroCategory: 'dresses',
    social: {},
  },
}
`

// A copy hides the fourth site from other tests. It is in the repository so that imports resolve.
let copy = ''
beforeAll(async () => {
  const parent = join(room, '../../var')
  await mkdir(parent, { recursive: true })
  copy = await mkdtemp(join(parent, 'storefronts-'))
  await cp(room, copy, { recursive: true, filter: path => !path.endsWith('.test.ts') })
})
afterAll(() => rm(copy, { recursive: true, force: true }))

function load<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(join(copy, file)).href)
}

it('ST2 adds a fourth storefront with one new file', async () => {
  await writeFile(join(copy, 'sites/fourth.ts'), fourth)
  const { storefronts, getStorefront, localAddresses } = await load<Storefronts>('storefronts.ts')
  const { getShell } = await load<Shells>('shell.ts')

  expect(storefronts.map(({ id }) => id)).toEqual(['fashion8', 'fashion9', 'fourth', 'mongollist'])
  const site = getStorefront('shop.fourth.example:3000')
  expect(site).toMatchObject({ id: 'fourth', siteUrl: 'https://www.fourth.example' })
  expect(localAddresses(3000)).toContain('http://fourth.localhost:3000')
  // The banner of every storefront lists it; its own banner marks it as the current one.
  for (const other of storefronts)
    expect(getShell(other, storefronts).partners).toContainEqual({
      name: 'Fourth',
      url: 'https://www.fourth.example',
      isCurrent: other.id === 'fourth',
    })
})
