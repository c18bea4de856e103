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

  it.each([12, 13])('RT6 shows at most twelve chosen products: %i', count => {
    const items = Array.from({ length: count }, (_, id) => ({
      product: `/product/s/women/a/1/b/${id}`,
    }))
    const primary = { title: 'Wool', list: '/products/women/wool-coats' }
    const [slice] = article({ slices: [{ slice_type: 'products', primary, items }] })?.slices ?? []
    if (slice?.kind !== 'products') throw new Error('the row of products is missing')
    expect(slice.chosen.map(({ id }) => Number(id))).toEqual([...Array(12).keys()])
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

  const runsOf = (...blocks: unknown[]) => {
    const [slice] = article({ slices: [textSlice(...blocks)] })?.slices ?? []
    return slice?.kind === 'text' ? slice.text : []
  }

  it.each([
    ['mailto:hello@shop.example', 'mailto:hello@shop.example'],
    ['mailto:hello@shop.example?subject=Hello', 'mailto:hello@shop.example?subject=Hello'],
    ['MAILTO:hello@shop.example', 'mailto:hello@shop.example'],
    ['tel:+1-555-0100', 'tel:+1-555-0100'],
    ['tel:(555)0100', 'tel:(555)0100'],
    ['mailto:', undefined],
    ['mailto:a@b.example,c@d.example', undefined],
    ['mailto:javascript:alert(1)', undefined],
    ['tel:javascript', undefined],
    ['sms:+15550100', undefined],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://a.example/1', undefined],
    ['//evil.example', undefined],
  ])('CO1 links to %j as %j', (url, to) => {
    const [block] = runsOf(paragraph('Write', link(0, 5, web(url))))
    expect(block).toEqual({
      kind: 'paragraph',
      text: [to ? { text: 'Write', to } : { text: 'Write' }],
    })
  })

  it('CO1 keeps the line breaks within a paragraph, and counts spans across them', () => {
    const text = 'Hours\nMon to Fri 9-17\nWrite to us'
    const [block] = runsOf(paragraph(text, link(22, 33, web('mailto:hello@shop.example'))))
    expect(block).toEqual({
      kind: 'paragraph',
      text: [
        { text: 'Hours\nMon to Fri 9-17\n' },
        { text: 'Write to us', to: 'mailto:hello@shop.example' },
      ],
    })
  })

  it.each([
    // An emoji of two UTF-16 units, and a family of eleven.
    ['👗 new', 3, 6, ['👗 ', 'new']],
    ['👨‍👩‍👧‍👦 sale', 12, 16, ['👨‍👩‍👧‍👦 ', 'sale']],
    // A span that cuts the emoji in half.
    ['a👗b', 2, 4, ['a', '👗b']],
    ['a👗b', 0, 2, ['a👗', 'b']],
  ])('CO1 splits %j at %i and %i into %j', (text, start, end, parts) => {
    const [block] = runsOf(paragraph(text, { type: 'strong', start, end }))
    expect(block?.kind === 'paragraph' && block.text.map(run => run.text)).toEqual(parts)
  })

  it('CO1 joins items into lists, and keeps headings and the direction of the text', () => {
    const block = (type: string, direction?: string) => ({ type, text: 'A', spans: [], direction })
    const found = runsOf(
      block('heading1'),
      block('heading4'),
      block('list-item'),
      block('list-item', 'ltr'),
      block('list-item', 'rtl'),
      block('o-list-item'),
      block('preformatted'),
      block('paragraph', 'rtl'),
    )
    const text = [{ text: 'A' }]
    expect(found).toEqual([
      { kind: 'heading', level: 2, text },
      { kind: 'heading', level: 3, text },
      { kind: 'list', isOrdered: false, items: [text, text] },
      { kind: 'list', isOrdered: false, items: [text], isRightToLeft: true },
      { kind: 'list', isOrdered: true, items: [text] },
      { kind: 'paragraph', text },
      { kind: 'paragraph', text, isRightToLeft: true },
    ])
  })

  it('CO1 links pictures, and links to embedded videos instead of loading them', () => {
    const picture = {
      type: 'image',
      url: 'https://images.example/a.jpg',
      alt: null,
      dimensions: { width: 4, height: 3 },
    }
    const video = 'https://video.example/watch?v=1'
    const embed = (embed_url: string) => ({
      type: 'embed',
      oembed: {
        type: 'video',
        embed_url,
        title: 'A film',
        provider_name: 'Video',
        html: '<iframe>',
      },
    })
    expect(
      runsOf(
        { ...picture, linkTo: web('https://www.fashion8.com/brands') },
        { ...picture, linkTo: web('javascript:alert(1)') },
        embed(video),
        embed('javascript:alert(1)'),
      ),
    ).toEqual([
      { kind: 'picture', picture: expect.anything(), to: '/brands' },
      { kind: 'picture', picture: expect.anything() },
      { kind: 'paragraph', text: [{ text: 'A film (Video)', to: video }] },
    ])
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
