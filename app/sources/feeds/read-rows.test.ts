import { describe, expect, it } from 'vitest'
import { createDoubts, type Doubts } from '../doubts.ts'
import type { FeedFormatName } from './feed-format.ts'
import type { FeedRow, ParsedRow } from './feed-row.ts'
import { readRows } from './read-rows.ts'

async function read(text: string, format: FeedFormatName, doubts?: Doubts): Promise<ParsedRow[]> {
  const rows: ParsedRow[] = []
  async function* chunks() {
    for (let at = 0; at < text.length; at += 50) yield text.slice(at, at + 50)
  }
  for await (const batch of readRows(chunks(), format, doubts)) rows.push(...batch)
  return rows
}

const shirt: Partial<FeedRow> = {
  id: 'NQ-4471-NVY-S',
  groupId: 'NQ-4471',
  title: 'Northquay Harbour Stripe Shirt',
  description: 'Relaxed shirt in striped poplin.',
  clickUrl: 'https://www.alderandfinch.example/p/nq-4471?size=s',
  images: [
    'https://img.alderandfinch.example/1.jpg',
    'https://img.alderandfinch.example/2,w.jpg',
    'https://img.alderandfinch.example/3.jpg',
  ],
  price: '89.00 USD',
  salePrice: '62.30 USD',
  saleWindow: '2024-05-01T00:00Z/2024-05-31T23:59Z',
  googleCategory: '212',
  paths: [['Women', 'Tops', 'Shirts'], ['Sale']],
  color: 'Navy/White',
}

const item = `
  <g:id>NQ-4471-NVY-S</g:id><g:item_group_id>NQ-4471</g:item_group_id>
  <title>Northquay Harbour Stripe Shirt</title>
  <description><![CDATA[Relaxed shirt in striped poplin.]]></description>
  <g:image_link>https://img.alderandfinch.example/1.jpg</g:image_link>
  <g:additional_image_link>https://img.alderandfinch.example/2,w.jpg</g:additional_image_link>
  <g:additional_image_link>https://img.alderandfinch.example/3.jpg</g:additional_image_link>
  <g:price>89.00 USD</g:price><g:sale_price>62.30 USD</g:sale_price>
  <g:sale_price_effective_date>2024-05-01T00:00Z/2024-05-31T23:59Z</g:sale_price_effective_date>
  <g:google_product_category>212</g:google_product_category>
  <g:product_type>Women &gt; Tops &gt; Shirts</g:product_type><g:product_type>Sale</g:product_type>
  <g:shipping><g:country>US</g:country><g:price>5.00 USD</g:price></g:shipping>
  <g:color>Navy/White</g:color>`
const namespace = 'xmlns:g="http://base.google.com/ns/1.0"'
const link = 'https://www.alderandfinch.example/p/nq-4471?size=s'
const rss = `<?xml version="1.0"?><rss version="2.0" ${namespace}><channel><title>All</title><link>x</link>
  <item>${item}<link>${link}</link></item></channel></rss>`
const atom = `<feed xmlns="http://www.w3.org/2005/Atom" ${namespace}><entry>${item}<link href="${link}"/></entry></feed>`

const columns = [
  'id',
  'item group id',
  'Title',
  'description',
  'link',
  'image_link',
  'additional image link',
  'price',
].concat([
  'sale_price',
  'sale_price_effective_date',
  'google_product_category',
  'product_type',
  'g:color',
])
const values = [shirt.id, shirt.groupId, shirt.title, shirt.description, link, shirt.images?.[0]]
  .concat([
    'https://img.alderandfinch.example/2,w.jpg,https://img.alderandfinch.example/3.jpg',
    '89.00 USD',
    '62.30 USD',
  ])
  .concat(['2024-05-01T00:00Z/2024-05-31T23:59Z', '212', 'Women > Tops > Shirts', 'Navy/White'])

describe('readRows for Google', () => {
  it.each([
    ['RSS', rss, shirt],
    ['Atom', atom, shirt],
    [
      'tabs',
      `\ufeff${columns.join('\t')}\r\n${values.join('\t')}\r\n`,
      { ...shirt, paths: [['Women', 'Tops', 'Shirts']] },
    ],
    [
      'commas',
      `${columns.join(',')}\n"${values.join('","')}"\n`,
      { ...shirt, paths: [['Women', 'Tops', 'Shirts']] },
    ],
  ])('PR7 reads %s', async (_, text, row) => {
    expect(await read(text, 'google')).toEqual([
      { place: expect.any(String), row: expect.objectContaining(row) },
    ])
  })

  it.each([
    ['https://i.example/1,w.jpg,//i.example/2.jpg', 2],
    ['//i.example/1.jpg, //i.example/2.jpg,https://i.example/3.jpg', 3],
    ['https://i.example/1,2,3.jpg', 1],
  ])('PR4 divides the pictures in %s', async (list, count) => {
    const text = `id,title,link,price,additional image link\n1,Shirt,https://x.example,9 USD,"${list}"\n`
    const [parsed] = await read(text, 'google')
    expect(parsed && 'row' in parsed && parsed.row.images).toHaveLength(count)
  })

  const near = { ...shirt, paths: [['Women', 'Tops', 'Shirts']] }
  const camel = (name: string) =>
    name.replace(/[_ ](.)/g, (_, letter: string) => letter.toUpperCase())
  it.each<[how: string, write: (name: string) => string]>([
    ['dashes', name => name.replace(/[_ ]/g, '-')],
    ['a capital inside', camel],
    ['no spaces', name => name.replace(/[_ ]/g, '')],
    ['capitals', name => name.toUpperCase()],
    ['brackets', name => `[${name}]`],
    ['a name and brackets', name => `The ${name} [${name}]`],
    ['a remark', name => `${name} (required)`],
    ['dots and blanks', name => ` ${name.replace(/[_ ]/g, '.')} `],
    ['a prefix', name => `g:${name}`],
    ['quotes', name => `"${name}"`],
  ])('PR7 reads a header whose names have %s', async (_, write) => {
    const header = columns.map(name => write(name.replace(/^g:/, ''))).join('\t')
    const doubts = createDoubts()
    const rows = await read(`${header}\n${values.join('\t')}\n`, 'google', doubts)
    expect(rows).toMatchObject([{ row: near }])
    expect(doubts.take()).toEqual([])
  })

  it.each([
    ['comments', '# made today\n#\n\n'],
    ['a title', 'Products of Alder & Finch, all rights reserved\n'],
    ['a spreadsheet’s setting', 'sep=,\n'],
    ['a byte order mark after one', '\ufeff'],
  ])('PR7 finds the header after %s', async (_, before) => {
    const text = `${before}id,title,link,price\n1,Shirt,${link},89.00 USD\n`
    expect(await read(text, 'google')).toMatchObject([{ row: { id: '1', title: 'Shirt' } }])
  })

  it('PR7 reads lines that end in returns', async () => {
    const text = `id,title,link,price\r1,"Shirt\rblue",${link},89.00 USD\r2,Skirt,${link},9 USD`
    expect(await read(text, 'google')).toMatchObject([
      { place: 'line 2', row: { id: '1', title: 'Shirt\nblue' } },
      { place: 'line 4', row: { id: '2' } },
    ])
  })

  it('PR2 reports the columns and elements that were not used, with an example', async () => {
    const doubts = createDoubts()
    const table =
      'id,Bild,title,link,price,Preis(min),Bild 2\n1,,Shirt,x,9 USD,7,\n2,a.jpg,Hat,x,9 USD,,\n'
    await read(table, 'google', doubts)
    expect(doubts.take()).toEqual([
      { kind: 'column', field: 'Bild', value: 'a.jpg', place: 'line 3', records: 1 },
      { kind: 'column', field: 'Preis(min)', value: '7', place: 'line 2', records: 1 },
      { kind: 'column', field: 'Bild 2', value: '', records: 1 },
    ])
    await read(rss, 'google', doubts)
    expect(doubts.take()).toMatchObject([{ kind: 'column', field: 'g:shipping' }])
  })

  it('PR7 takes one value from the first of several columns, and all values of lists', async () => {
    const doubts = createDoubts()
    const names =
      'id,imageLink,image_link,additional_image_link,additional image link,title,Title,link,price,size,size'
    const text = `${names}\n1,b,a,c,d,,Shirt,x,9 USD,S,M\n2,b,,c,,Hat,Cap,x,9 USD,,L\n`
    expect(await read(text, 'google', doubts)).toMatchObject([
      { row: { images: ['a', 'b', 'c', 'd'], title: 'Shirt', size: 'S | M' } },
      { row: { images: ['b', 'c'], title: 'Hat', size: 'L' } },
    ])
    expect(doubts.take()).toMatchObject([{ kind: 'column', field: 'Title', value: 'Shirt' }])
  })

  const others = `xmlns:m="http://search.yahoo.com/mrss/" xmlns:c="http://base.google.com/cns/1.0"`
  const foreign = `<m:title>Front view</m:title><c:price>12.00 USD</c:price><c:id>warehouse-9</c:id>
    <m:group><g:color>Red</g:color></m:group><atom:link href="https://other.example/"/>`
  const sold = `${foreign}${item}<link>${link}</link>`
  it.each([
    ['elements of other namespaces first', `<rss ${namespace} ${others}>`, sold],
    ['an undeclared prefix', '<rss>', sold],
    [
      'another prefix',
      `<rss xmlns:s="http://base.google.com/ns/1.0" ${others}>`,
      sold.replaceAll('g:', 's:'),
    ],
    [
      'another spelling of the namespace',
      `<rss xmlns:g='https://base.google.com/ns/1.0/' ${others}>`,
      sold,
    ],
    [
      'Google’s namespace as the default',
      `<rss xmlns="http://base.google.com/ns/1.0" ${others}>`,
      sold.replaceAll('g:', ''),
    ],
    ['elements of both kinds', `<rss ${namespace}>`, `<title>Shirt</title><id>9</id>${sold}`],
    [
      'a declaration on each element',
      '<rss>',
      sold
        .replaceAll(/<s?g:(?=\w+>)/g, '<s:')
        .replaceAll('</g:', '</s:')
        .replaceAll(/<s:(\w+)>/g, `<s:$1 xmlns:s="http://base.google.com/ns/1.0">`),
    ],
  ])('PR7 reads RSS with %s', async (_, root, content) => {
    const text = `<?xml version="1.0"?>${root}<channel><link>x</link><item>${content}</item></channel></rss>`
    const [row] = await read(text, 'google')
    const { title: _title, ...rest } = shirt
    expect(row).toMatchObject({ row: { ...rest, title: expect.stringMatching(/Shirt$/) } })
  })

  it.each([
    [
      'under a prefix',
      (text: string) =>
        text
          .replaceAll(/<(\/?)(feed|entry|title|link|description|id)\b/g, '<$1a:$2')
          .replace('xmlns=', 'xmlns:a='),
    ],
    [
      'with an id of its own',
      (text: string) => text.replace('<entry>', '<entry><id>tag:shop,2024:1</id>'),
    ],
    [
      'with links to other things',
      (text: string) =>
        text.replace(
          '<entry>',
          '<entry><link rel="self" href="https://x.example/"/><link rel="enclosure" href="https://x.example/1"/>',
        ),
    ],
  ])('PR7 reads Atom %s', async (_, change) => {
    expect(await read(change(atom), 'google')).toMatchObject([{ row: shirt }])
  })

  it.each([
    [
      'RSS’s channel',
      '<rss><channel><atom:link rel="self" href="https://x.example/f"/><link>https://shop.example/de/</link>',
      '</channel></rss>',
      'item',
    ],
    [
      'xml:base',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://shop.example/de/"><link href="https://x.example/"/>',
      '</feed>',
      'entry',
    ],
    [
      'Atom’s link',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://x.example/f"/><link href="https://shop.example/de/"/>',
      '</feed>',
      'entry',
    ],
  ])('PR7 finds the base of relative addresses in %s', async (_, head, tail, name) => {
    const text = `${head}<${name}>${item}</${name}>${tail}`
    expect(await read(text, 'google')).toMatchObject([
      { row: { base: 'https://shop.example/de/' } },
    ])
  })

  it('PR7 rejects only the row with one column too many or too few', async () => {
    const rows = await read('id,title,link,price\n1,a,b,c\n2,a,b\n3,a,b,c,,\n4,a,b,c,d\n', 'google')
    expect(rows.map(row => ('row' in row ? row.row.id : `${row.place}: ${row.fault}`))).toEqual([
      '1',
      'line 3: line: 3 columns, where the header has 4',
      '3',
      'line 5: line: 5 columns, where the header has 4',
    ])
  })

  it('PR7 rejects only the item with a declaration', async () => {
    const hostile = '<item><!ENTITY x SYSTEM "file:///etc/passwd"><g:id>&x;</g:id></item>'
    const rows = await read(rss.replace('<item>', `${hostile}<item>`), 'google')
    expect(rows).toMatchObject([
      { fault: expect.stringContaining('declarations') },
      { row: { id: shirt.id } },
    ])
  })
})

it('PR7 decodes what is escaped twice in every field, but not in ids, addresses and HTML', async () => {
  const values = {
    ...{ id: 'A&amp;1', title: 'A &amp; B', link: 'https://x.example/?a&amp;b' },
    ...{ price: '1.299,00&nbsp;&euro;', availability: 'in&nbsp;stock', size: 'S&#47;M' },
    ...{ product_type: 'Women &gt; Tops', color: 'Black &amp; White', brand: 'A&amp;B' },
    ...{ description: '&lt;b&gt;', sale_price_effective_date: '2024-01-01&#47;2024-02-01' },
  }
  const expected = {
    ...{ id: 'A&amp;1', title: 'A & B', clickUrl: 'https://x.example/?a&amp;b' },
    ...{ price: '1.299,00\u00a0€', availability: 'in\u00a0stock', size: 'S/M' },
    ...{ paths: [['Women', 'Tops']], color: 'Black & White', brand: 'A&B' },
    ...{ description: '&lt;b&gt;', saleWindow: '2024-01-01/2024-02-01' },
  }
  const table = [Object.keys(values), Object.values(values)].map(each => each.join('\t')).join('\n')
  expect(await read(table, 'google')).toMatchObject([{ row: expected }])
  const elements = Object.entries(values).map(
    ([name, value]) => `<g:${name}>${value.replaceAll('&', '&amp;')}</g:${name}>`,
  )
  const xml = `<rss ${namespace}><channel><item>${elements.join('')}</item></channel></rss>`
  expect(await read(xml, 'google')).toMatchObject([{ row: expected }])
})

describe('readRows for any table', () => {
  const google = [
    'id;title;link;price;description',
    'G1;Shirt;https://x.example/;89.00 EUR;Soft, warm',
  ]
  it.each<[FeedFormatName, string[], string]>([
    ['google', google, 'G1'],
    ['cj', google, 'G1'],
    ['cj', ['SKU;NAME;BUYURL;PRICE;CURRENCY', 'C1;Shirt;https://x.example/;89;GBP'], 'C1'],
  ])('PR7 reads %s files with any delimiter: %j', async (format, lines, id) => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const [header = '', line = ''] = lines
      const fields = line.split(';').map(field => `"${field}"`)
      const text = `${header.replaceAll(';', delimiter)}\n${fields.join(delimiter)}\n`
      expect(await read(text, format)).toMatchObject([{ row: { id, title: 'Shirt' } }])
    }
  })

  it.each([
    ['Item ID,Item title,Item link,Item price,Item availability'],
    ['item_id,item_title,item_link,item_price,item_availability'],
    ['Product ID,Product Title,Product Link,Product Price,Product Availability'],
    ['productId,productTitle,productLink,productPrice,productAvailability'],
    ['ID,Name,Product URL,Price,Availability'],
    ['[Item ID],[Item Title],[Item Link],[Item Price],[Item Availability]'],
  ])('PR7 reads the header %s', async header => {
    const doubts = createDoubts()
    const text = `${header}\nG1,Shirt,https://x.example/,89.00 EUR,in stock\n`
    expect(await read(text, 'google', doubts)).toMatchObject([
      { row: { id: 'G1', title: 'Shirt', price: '89.00 EUR', availability: 'in stock' } },
    ])
    expect(doubts.take()).toEqual([])
  })

  it('PR7 prefers a field in the format’s own spelling, in tables and items', async () => {
    const table = 'product_id,id,title,link,price\n9,G1,Shirt,https://x.example/,89.00 EUR\n'
    const xml =
      '<rss><channel><item><product_id>9</product_id><id>G1</id><title>Shirt</title><link>https://x.example/</link><price>89.00 EUR</price></item></channel></rss>'
    for (const text of [table, xml])
      expect(await read(text, 'google')).toMatchObject([{ row: { id: 'G1' } }])
  })
})

describe('readRows for CJ', () => {
  it('PR7 reads the columns of the current header in any order', async () => {
    const text = `TITLE,PROGRAM_NAME,"SHIPPING(COUNTRY:REGION:SERVICE:PRICE)",LINK,ID,PRICE,GOOGLE_PRODUCT_CATEGORY_NAME
"Shirt, striped",Alder & Finch,US:::5.00 USD,https://www.anrdoezrs.net/click-1-2?url=x,NQ-1,109.95 EUR,Apparel > Shirts\n`
    expect(await read(text, 'cj')).toMatchObject([
      {
        row: {
          id: 'NQ-1',
          title: 'Shirt, striped',
          clickUrl: 'https://www.anrdoezrs.net/click-1-2?url=x',
          url: undefined,
          price: '109.95 EUR',
          googleCategory: 'Apparel > Shirts',
          retailer: 'Alder & Finch',
        },
      },
    ])
  })

  it('PR7 reads the header of older subscriptions, with its currency column', async () => {
    const text =
      'PROGRAMNAME,NAME,SKU,CURRENCY,PRICE,SALEPRICE,BUYURL,MANUFACTURER,INSTOCK\nA,Shirt,NQ-1,GBP,89,62.3,https://x.example/,Northquay,yes\n'
    expect(await read(text, 'cj')).toMatchObject([
      {
        row: {
          id: 'NQ-1',
          title: 'Shirt',
          currency: 'GBP',
          price: '89',
          salePrice: '62.3',
          brand: 'Northquay',
          availability: 'yes',
        },
      },
    ])
  })
})

describe('readRows for Awin', () => {
  const header =
    'aw_deep_link;product_name;aw_product_id;search_price;product_price_old;currency;in_stock;parent_product_id;Fashion:size;merchant_deep_link'
  it('PR7 reads columns by name, with any of Awin’s delimiters', async () => {
    const line =
      'https://www.awin1.com/pclick.php?p=1;Shirt;30000000001;49.00;70.00;GBP;1;NQ-4471;S;https://x.example/p'
    const row = {
      id: '30000000001',
      groupId: 'NQ-4471',
      price: '49.00',
      originalPrice: '70.00',
      currency: 'GBP',
      size: 'S',
      url: 'https://x.example/p',
    }
    for (const delimiter of [',', ';', '\t', '|']) {
      const text = `${header}\n${line}\n`.replaceAll(';', delimiter)
      expect(await read(text, 'awin')).toMatchObject([{ row }])
    }
  })

  const columnsOf = (row: Record<string, string>) => {
    const all = {
      aw_product_id: '1',
      product_name: 'a',
      aw_deep_link: 'https://x.example/',
      search_price: '9',
      currency: 'EUR',
      ...row,
    }
    return `${Object.keys(all).join(',')}\n"${Object.values(all).join('","')}"\n`
  }
  it.each<[row: Record<string, string>, images: string[]]>([
    [{ aw_image_url: 'aw', merchant_image_url: 'shop', aw_thumb_url: 't' }, ['shop']],
    [
      {
        merchant_image_url: 'shop',
        large_image: 'large',
        alternate_image: '2',
        alternate_image_two: '3',
      },
      ['large', '2', '3'],
    ],
    [{ aw_thumb_url: 't', aw_image_url: 'aw' }, ['aw']],
    [{ merchant_thumb_url: 't', alternate_image_four: '5' }, ['5']],
    [{ aw_thumb_url: 'at', merchant_thumb_url: 't' }, ['t']],
  ])('PR7 prefers large pictures: %j', async (row, images) => {
    expect(await read(columnsOf(row), 'awin')).toMatchObject([{ row: { images } }])
  })
})

const click = (path: string) =>
  `https://click.linksynergy.com/link?id=AbC&offerid=7.1&type=15&murl=${encodeURIComponent(`https://www.alderandfinch.example${path}`)}`
function rakutenLine(change: Record<number, string> = {}, width = 38): string {
  const known: Record<number, string> = {
    1: '9300112233',
    2: 'Northquay Shirt - Navy - S',
    3: 'NQS',
    4: 'Apparel',
    5: 'Women~~Tops',
    6: click('/p/nq-4471?s=1'),
    7: 'https://i.example/1.jpg',
    9: 'Short',
    10: 'Long',
    13: '62.30',
    14: '89.00',
    15: '05/01/2024',
    16: '05/31/2024',
    17: 'Northquay',
    23: 'in-stock',
    24: '012345678905',
    25: '60',
    26: 'GBP',
    30: 'Shirts',
    31: 'S',
    32: 'Cotton~~Elastane',
    33: 'Navy',
    34: 'Female',
    36: 'Adult',
  }
  return Array.from(
    { length: width },
    (_, index) => change[index + 1] ?? known[index + 1] ?? '',
  ).join('|')
}
const rakuten = (...lines: string[]) =>
  ['HDR|40001|Alder and Finch|05/02/2024 07:41:18', ...lines, `TRL|${lines.length}`, ''].join('\n')

describe('readRows for Rakuten', () => {
  it('PR7 reads columns by position and attributes by class', async () => {
    const [row] = await read(rakuten(rakutenLine()), 'rakuten')
    expect(row).toMatchObject({
      place: 'line 2',
      row: {
        id: '9300112233',
        retailer: 'Alder and Finch',
        description: 'Long',
        url: 'https://www.alderandfinch.example/p/nq-4471?s=1',
        price: '89.00',
        salePrice: '62.30',
        currency: 'GBP',
        saleStart: '2024-05-01',
        saleEnd: '2024-05-31',
        gtin: '012345678905',
        paths: [['Apparel', 'Women', 'Tops'], ['Shirts']],
        size: 'S',
        color: 'Navy',
        material: 'Cotton/Elastane',
        gender: 'Female',
        ageGroup: 'Adult',
        change: undefined,
      },
    })
  })

  it('PR7 accepts rows without attributes or with the attributes of another class', async () => {
    expect(await read(rakuten(rakutenLine({}, 28)), 'rakuten')).toMatchObject([
      { row: { size: undefined, groupId: undefined } },
    ])
    expect(await read(rakuten(rakutenLine({ 25: '10' })), 'rakuten')).toMatchObject([
      { row: { size: undefined } },
    ])
  })

  it('PR7 joins rows with the same landing page whose names differ only in size and color', async () => {
    const rows = await read(
      rakuten(
        rakutenLine(),
        rakutenLine({
          1: '2',
          2: 'Northquay Shirt - Navy - M',
          31: 'M',
          6: click('/p/nq-4471?s=2'),
        }),
        rakutenLine({ 1: '3', 2: 'Northquay Skirt - Navy - M', 31: 'M' }),
        rakutenLine({ 1: '4', 6: click('/p/other') }),
        rakutenLine({ 1: '5', 6: 'https://click.linksynergy.com/link?id=AbC' }),
      ),
      'rakuten',
    )
    const [first, second, third, fourth, fifth] = rows.map(row => 'row' in row && row.row.groupId)
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(second).toBe(first)
    expect(new Set([first, third, fourth, fifth]).size).toBe(4)
    expect(fifth).toBeUndefined()
  })

  it('PR7 reads the last column of a delta file', async () => {
    const rows = await read(
      rakuten(...['I', 'U', 'D'].map(change => rakutenLine({ 39: change }, 39))),
      'rakuten',
    )
    expect(rows.map(row => 'row' in row && row.row.change)).toEqual(['I', 'U', 'D'])
  })

  it('PR7 rejects and counts rows broken by a stray pipe', async () => {
    const rows = await read(
      rakuten(rakutenLine({ 2: 'Shirt | blue' }), rakutenLine(), rakutenLine()),
      'rakuten',
    )
    expect(rows).toMatchObject([
      { fault: 'line: 39 columns, where the others have 38' },
      { row: {} },
      { row: {} },
    ])
  })
})

describe('readRows', () => {
  it.each<[why: string, format: FeedFormatName, text: string, message: string]>([
    ['an empty file', 'google', '', 'is empty'],
    ['a blank file', 'rakuten', ' \n\n', 'is empty'],
    [
      'a web page',
      'cj',
      '<!DOCTYPE html><html><head><title>Maintenance</title>',
      'is a web page, not a feed: "Maintenance"',
    ],
    ['a web page without a declaration', 'rakuten', '\n<html lang="en">', 'is a web page'],
    ['JSON', 'google', '{"error":1}', 'is JSON'],
    ['binary data', 'google', 'PK\0\0', 'is not text'],
    [
      'a table without required columns',
      'google',
      'id,title,colour\n',
      'lacks columns that a Google Merchant feed must have: link, price; its columns are "id, title, colour"',
    ],
    [
      'a table from another network',
      'awin',
      'PROGRAM_NAME,ID\n',
      'has no header like those of Awin feeds',
    ],
    [
      'rows without a header',
      'cj',
      'NQ-1,Shirt,89.00\n',
      'has no header like those of CJ feeds; its first line is "NQ-1,Shirt,89.00"',
    ],
    [
      'an older header with a missing column',
      'cj',
      'NAME,SKU,BUYURL,PRICE\n',
      'must have: currency',
    ],
    ['XML in place of a table', 'awin', '<rss></rss>', 'is XML'],
    [
      'XML from Rakuten',
      'rakuten',
      '<?xml version="1.0"?><merchandiser/>',
      'is XML; for Rakuten, import the pipe-delimited file',
    ],
    [
      'an entity bomb',
      'google',
      '<!DOCTYPE lolz [<!ENTITY lol "lol">]><rss><channel/></rss>',
      'declares types or entities',
    ],
    ['a truncated document', 'google', rss.slice(0, -30), 'the file is truncated'],
    [
      'a Rakuten file without its header',
      'rakuten',
      `${rakutenLine()}\nTRL|1\n`,
      'does not begin with a Rakuten header',
    ],
    [
      'a Rakuten file with tabs',
      'rakuten',
      rakuten(rakutenLine()).replaceAll('|', '\t'),
      'has "\\t" between its columns, where a Rakuten feed has pipes',
    ],
    [
      'a missing trailer',
      'rakuten',
      `HDR|1|A|x\n${rakutenLine()}\n`,
      'has no trailer (TRL) after its 1 rows: the file is truncated',
    ],
    [
      'a trailer with too high a count',
      'rakuten',
      `HDR|1|A|x\n${rakutenLine()}\nTRL|2\n`,
      'counts 2 rows, and there are 1',
    ],
    [
      'a trailer without a count',
      'rakuten',
      `HDR|1|A|x\n${rakutenLine()}\nTRL|\n`,
      'counts NaN rows',
    ],
    [
      'rows after the trailer',
      'rakuten',
      `HDR|1|A|x\nTRL|0\n${rakutenLine()}\n`,
      'continues after its trailer, in line 3',
    ],
    [
      'the wrong number of columns',
      'rakuten',
      rakuten('a|b|c'),
      'has 3 columns, where a Rakuten feed has 28 or 38',
    ],
  ])('PR7 refuses %s', async (_, format, text, message) => {
    await expect(read(text, format)).rejects.toThrow(message)
  })
})
