import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

type Storefronts = typeof import('./storefronts.ts')
type Shells = typeof import('./shell.ts')
type Looks = typeof import('./format-looks.ts')

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
  look: {
    light: {
      paper: '#fdfffd',
      ground: '#eef3ee',
      stage: '#e8eee8',
      picture: '#f1f7f1',
      ink: '#101810',
      soft: '#4d5a4d',
      line: '#d5ddd5',
      field: '#788578',
      accent: '#14602b',
      tint: '#e2f1e6',
      button: '#14602b',
      sale: '#b3261e',
    },
    dark: {
      paper: '#0f140f',
      ground: '#182018',
      stage: '#222c22',
      picture: '#d9ecd9',
      ink: '#f0f5f0',
      soft: '#a5b3a5',
      line: '#2a352a',
      field: '#6d7d6d',
      accent: '#8fdba5',
      tint: '#1b3323',
      button: '#1f7a3a',
      sale: '#ff8a80',
    },
    radius: { picture: 8, control: 10, panel: 12 },
    display: { font: 'DM Sans', weight: 600, case: 'none', tracking: 0, scale: 1 },
    label: { font: 'DM Sans', weight: 600, case: 'none', tracking: 0, scale: 1 },
    density: 'regular',
    header: 'row',
    card: 'brand',
    frame: 'tile',
    gallery: 'rail',
    facts: 'price',
    tabs: 'pill',
    shortcuts: 'label',
  },
  list: { firstFilters: ['colors'], firstCategories: [], shortcuts: [] },
  meta: {
    tagline: 'One more',
    heroTitle: 'One more.',
    heroText: 'A single file.',
    social: {},
  },
  home: {
    hero: { layout: 'prices', list: { title: 'Dresses', category: 'dresses' } },
    scope: [],
    sections: [{ id: 'newest', title: 'New in' }],
    heads: 'plain',
    entrances: { layout: 'square', lists: [] },
    stories: [],
    storiesLayout: 'wide',
    dropsLayout: 'rows',
    brandsLayout: 'columns',
  },
}
`

// Uses a copy of the application, so that other tests do not see the fourth
// storefront. The copy is inside the repository, so that imports resolve.
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

it('ST2 adds a fourth storefront and its look with one new file', async () => {
  await writeFile(join(copy, 'sites/fourth.ts'), fourth)
  const { storefronts, getStorefront, localAddresses } = await load<Storefronts>('storefronts.ts')
  const { getShell } = await load<Shells>('shell.ts')
  const { formatLooks } = await load<Looks>('format-looks.ts')

  expect(storefronts.map(({ id }) => id)).toContain('fourth')
  const site = getStorefront('shop.fourth.example:3000')
  expect(site).toMatchObject({ id: 'fourth', siteUrl: 'https://www.fourth.example' })
  expect(localAddresses(3000)).toContain('http://fourth.localhost:3000')
  const css = formatLooks(storefronts)
  expect(css.slice(css.indexOf('.look-fourth {'))).toContain(
    '--color-accent: light-dark(#14602b, #8fdba5);',
  )
  // Every storefront's banner lists the new one, and its own banner marks it as current.
  for (const other of storefronts)
    expect(getShell(other, storefronts).partners).toContainEqual({
      name: 'Fourth',
      url: 'https://www.fourth.example',
      isCurrent: other.id === 'fourth',
    })
})
