import { parseFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import type { AlertEvent } from '../alerts/alert.ts'
import { formatAtomFeed, formatJsonFeed } from './format-feed.ts'
import type { SearchFeed } from './search-store.server.ts'

const site = { siteName: 'Shop & Co', siteUrl: 'https://shop.example' }
const event: AlertEvent = {
  id: '7',
  kind: 'cheaper',
  title: 'A <b>"B"</b> ]]> & \u0001C',
  retailer: 'Alder & Finch',
  path: '/product/s/women/a/1/b/7',
  beforeCents: 10_000,
  cents: 8_050,
  happenedAt: new Date('2026-11-22T10:00:00Z'),
}
const feed: SearchFeed = {
  search: {
    id: '1',
    title: 'Dresses',
    category: 'dresses',
    query: 'color=red',
    feedToken: 'secret',
  },
  storefront: 'shop',
  events: [event, { ...event, id: '6', kind: 'new' }],
}

describe('formatAtomFeed', () => {
  it('SV5 includes the list, the feed’s own address and every match, and escapes untrusted text', () => {
    const atom = formatAtomFeed(feed, site)
    expect(atom).not.toContain('\u0001')
    expect(parseFeed(atom)).toMatchObject({
      format: 'atom',
      feed: {
        id: 'tag:shop.example,2026:search/1',
        title: { value: 'Dresses | Shop & Co' },
        authors: [{ name: 'Shop & Co' }],
        links: [
          { rel: 'self', href: 'https://shop.example/feeds/secret/atom' },
          { href: 'https://shop.example/products/women/dresses?color=red' },
        ],
        updated: '2026-11-22T10:00:00.000Z',
        entries: [
          {
            id: 'tag:shop.example,2026:match/7',
            title: { value: 'Price drop: A <b>"B"</b> ]]> & C, $80.50' },
            links: [{ href: 'https://shop.example/product/s/women/a/1/b/7' }],
            summary: { value: '$80.50, was $100.00, at Alder & Finch.' },
            updated: '2026-11-22T10:00:00.000Z',
          },
          { id: 'tag:shop.example,2026:match/6' },
        ],
      },
    })
  })

  it('SV5 returns a feed even without matches', () => {
    expect(formatAtomFeed({ ...feed, events: [] }, site)).not.toContain('<entry>')
  })
})

describe('formatJsonFeed', () => {
  it('SV5 returns the same content as JSON', () => {
    expect(JSON.parse(formatJsonFeed(feed, site))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Dresses | Shop & Co',
      home_page_url: 'https://shop.example/products/women/dresses?color=red',
      feed_url: 'https://shop.example/feeds/secret/json',
      items: [
        {
          id: '7',
          url: 'https://shop.example/product/s/women/a/1/b/7',
          title: 'Price drop: A <b>"B"</b> ]]> & \u0001C, $80.50',
          date_published: '2026-11-22T10:00:00.000Z',
        },
        { id: '6', title: expect.stringContaining('New: ') },
      ],
    })
  })
})
