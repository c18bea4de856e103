import { describe, expect, it } from 'vitest'
import { createDocument } from '../../sandbox/content/document.ts'
import { createEditorial } from './create-editorial.ts'
import { documentEnvelope } from './wire.ts'

const hosts = new Set(['www.fashion8.com'])
const read = (...documents: unknown[]) =>
  createEditorial(
    documents.map(document => documentEnvelope.parse(document)),
    hosts,
  )
const menu = (entries: unknown) =>
  read(createDocument('header_menu', 'a', { site: 'a', menu: entries })).overrides('a').menu

const article = (data: Record<string, unknown>) =>
  read(createDocument('article', 'x', { title: 'X', ...data }, { uid: 'x' })).articles('a')[0]

const paragraph = (text: string, ...spans: unknown[]) => ({ type: 'paragraph', text, spans })
const textSlice = (...text: unknown[]) => ({ slice_type: 'text', primary: { text } })
const link = (start: number, end: number, data: unknown) => ({
  type: 'hyperlink',
  start,
  end,
  data,
})
const web = (url: string) => ({ link_type: 'Web', url })

describe('a menu', () => {
  it.each([
    ['/brands', '/brands'],
    ['https://www.fashion8.com/brands?a=1', '/brands?a=1'],
    [web('https://www.fashion8.com/brands'), '/brands'],
  ])('LY2 links %j to %s', (to, path) => {
    expect(menu([{ name: 'A', link: to }])).toEqual([{ name: 'A', link: path }])
  })

  it.each([
    [[{ name: 'A', link: 'javascript:alert(1)' }]],
    [[{ name: 'A', link: web('javascript:alert(1)') }]],
    [[{ name: 'A', link: '//evil.example' }]],
    [[{ name: 'A', link: '/\\evil.example' }]],
    [[{ name: 'A', link: 'https://evil.example/' }]],
    [[{ name: ' ', link: '/brands' }]],
    [[{ name: 'A', link: { link_type: 'Any' } }]],
    [[null, 'text', {}]],
    ['text'],
    [undefined],
  ])('LY2 falls back to the storefront’s own menu for %j', entries => {
    expect(menu(entries)).toBeUndefined()
  })

  it('LY2 shows only the first few of 200 entries, and links to each page once', () => {
    const entries = Array.from({ length: 200 }, (_, n) => ({
      name: `${n}`,
      link: `/brands?n=${n}`,
    }))
    expect(menu([...entries.slice(0, 1), ...entries])).toHaveLength(12)
  })
})

describe('an article', () => {
  it('CO1 needs only a title and an address', () => {
    expect(article({ title: 'Alone' })).toMatchObject({ title: 'Alone', summary: '', slices: [] })
    expect(article({ title: null })).toBeUndefined()
    expect(article({ title: [{ type: 'heading1', text: 'Rich', spans: [] }] })?.title).toBe('Rich')
    const noUid = createDocument('article', 'x', { title: 'X' })
    expect(read(noUid).articles('a')).toEqual([])
  })

  it('CO1 skips slices that are unknown or lack their fields', () => {
    const slices = [
      { slice_type: 'hologram', primary: {} },
      { slice_type: 'text', primary: { text: 'not rich' } },
      { slice_type: 'image', primary: { image: {} } },
      { slice_type: 'image', primary: { image: { url: 'javascript:1', dimensions: {} } } },
      { slice_type: 'quote', primary: {} },
      { slice_type: 'products', primary: { title: 'A', list: '/brands' } },
      { slice_type: 'products', primary: { title: 'A', list: 'https://evil.example/products' } },
      'no slice',
      textSlice(paragraph('Here')),
    ]
    expect(article({ slices })?.slices).toEqual([
      { kind: 'text', text: [{ kind: 'paragraph', text: [{ text: 'Here' }] }] },
    ])
  })

  it('RT6 reads a row of products from the URL of a list', () => {
    const products = {
      slice_type: 'products',
      primary: { title: 'Wool', list: '/products/women/wool-coats?stock=in&sort=newest' },
      items: [
        { product: 'https://www.fashion8.com/product/s/women/a/1/b/730112845' },
        { product: 'https://evil.example/product/s/women/a/1/b/7' },
      ],
    }
    expect(article({ slices: [products] })?.slices).toMatchObject([
      {
        kind: 'products',
        title: 'Wool',
        list: { category: 'wool-coats', stock: ['in'], sort: 'newest' },
        chosen: [{ source: 's', id: '730112845' }],
      },
    ])
  })

  it('CO1 drops unsafe links and supports overlapping styles', () => {
    const text = paragraph(
      'one two three',
      link(0, 3, web('javascript:alert(1)')),
      link(4, 7, web('https://example.com/care')),
      { type: 'strong', start: 0, end: 7 },
      { type: 'em', start: 4, end: 99 },
      { type: 'label', start: -1, end: 2 },
    )
    expect(article({ slices: [textSlice(text)] })?.slices[0]).toEqual({
      kind: 'text',
      text: [
        {
          kind: 'paragraph',
          text: [
            { text: 'one', isStrong: true },
            { text: ' ', isStrong: true },
            { text: 'two', isStrong: true, isEmphasized: true, to: 'https://example.com/care' },
            { text: ' three', isEmphasized: true },
          ],
        },
      ],
    })
  })

  it('CO1 resolves a link to another document unless it was deleted', () => {
    const other = createDocument('article', 'o', { title: 'O', brand: 'Northquay' }, { uid: 'o' })
    const toDocument = (id: string) => link(0, 3, { link_type: 'Document', id })
    const text = (id: string) => textSlice(paragraph('one', toDocument(id)))
    const from = (id: string) =>
      createDocument('article', 'x', { title: 'X', slices: [text(id)] }, { uid: 'x' })
    const runs = (id: string) => JSON.stringify(read(from(id), other).articles('a'))
    expect(runs(other.id)).toContain('/articles/northquay/o')
    expect(runs('gone')).not.toContain('"to"')
  })

  it('CO1 is truncated if it is too long', () => {
    const slices = [
      textSlice(...Array.from({ length: 5_000 }, () => paragraph('a '.repeat(20_000)))),
    ]
    const [slice] = article({ slices })?.slices ?? []
    expect(slice?.kind === 'text' && slice.text.length).toBe(1_000)
  })
})

it('ST5 uses the settings and the logo of a storefront', () => {
  const logo = {
    url: 'https://images.example/logo.png',
    dimensions: { width: 240, height: 50 },
    alt: null,
  }
  const settings = createDocument('sitesettings', 'a', { site: 'a', site_name: 'New name', logo })
  expect(read(settings).overrides('a')).toEqual({
    siteName: 'New name',
    logo: { url: expect.stringMatching(/^\/image\/content\//), width: 240, height: 50 },
  })
  expect(read(settings).overrides('b')).toEqual({})
  expect(read(settings).findImages(settings.id)).toHaveLength(1)
})
