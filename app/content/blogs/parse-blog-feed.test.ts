import { expect, it } from 'vitest'
import { parseBlogFeed } from './parse-blog-feed.ts'

const date = '<pubDate>Tue, 10 Nov 2020 08:00:00 GMT</pubDate>'
const rss = (item: string) => `<rss version="2.0"><channel><title>A</title>${item}</channel></rss>`
const titled = (title: string) =>
  parseBlogFeed(
    'A',
    rss(`<item><title>${title}</title><link>https://a.example/</link>${date}</item>`),
  )

it('CO2 parses RSS', () => {
  expect(titled('Hello')).toEqual([
    {
      blog: 'A',
      title: 'Hello',
      url: 'https://a.example/',
      publishedAt: new Date('2020-11-10T08:00:00Z'),
    },
  ])
})

it('CO2 parses Atom', () => {
  const entry =
    '<entry><title type="html">A &amp;amp; B</title><link rel="self" href="https://a.example/x"/><link rel="alternate" href="https://a.example/post"/><updated>2020-11-10T08:00:00Z</updated></entry>'
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>${entry}</feed>`
  expect(parseBlogFeed('A', feed)).toEqual([
    {
      blog: 'A',
      title: 'A & B',
      url: 'https://a.example/post',
      publishedAt: new Date('2020-11-10T08:00:00Z'),
    },
  ])
})

it.each([
  ['<![CDATA[<b>Bold</b> move]]>', 'Bold move'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Hello', 'Hello'],
  ['<![CDATA[<img src=x onerror=alert(1)>Hello]]>', 'Hello'],
  ['Jeans &amp;amp; T-shirts', 'Jeans & T-shirts'],
  [' Two\n lines ', 'Two lines'],
])('CO2 parses the title %j as %j', (title, plain) => {
  expect(titled(title)[0]?.title).toBe(plain)
})

it.each([
  [140, 140],
  [141, 140],
])('CO2 shortens a title of %i characters to %i', (length, shown) => {
  expect(titled('x'.repeat(length))[0]?.title).toHaveLength(shown)
})

it('CO2 reads the first ten posts', () => {
  const item = `<item><title>A</title><link>https://a.example/</link>${date}</item>`
  for (const count of [10, 11]) expect(parseBlogFeed('A', rss(item.repeat(count)))).toHaveLength(10)
})

it('CO2 shows a post dated an hour ahead, and none that is later', () => {
  const text = rss(`<item><title>A</title><link>https://a.example/</link>${date}</item>`)
  const parse = (now: string) => parseBlogFeed('A', text, new Date(now))
  expect(parse('2020-11-10T07:00:00Z')).toHaveLength(1)
  expect(parse('2020-11-10T06:59:59Z')).toEqual([])
})

it.each([
  '<item><title>No link</title><pubDate>Tue, 10 Nov 2020 08:00:00 GMT</pubDate></item>',
  `<item><title>Script</title><link>javascript:alert(1)</link>${date}</item>`,
  `<item><title>Data</title><link>data:text/html,x</link>${date}</item>`,
  '<item><title>No date</title><link>https://a.example/</link></item>',
  '<item><title>Ahead</title><link>https://a.example/</link><pubDate>Tue, 10 Nov 2099 08:00:00 GMT</pubDate></item>',
  `<item><link>https://a.example/</link>${date}</item>`,
])('CO2 skips %s', item => {
  expect(parseBlogFeed('A', rss(item))).toEqual([])
})
