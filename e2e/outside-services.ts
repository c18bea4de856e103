import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { createDocument } from '../sandbox/content/document.ts'

/** Pictures and a content service as others run them. */
export interface OutsideServices {
  /** `127.0.0.1` and the port. */
  host: string
  contentUrl: string
  /** A Google feed of products `short`, `zipped`, `pixel` and `whole`, named for their pictures. */
  feed: string
  close(): Promise<void>
}

/** A company page and an article in the master locale, and later ones in a locale added since. */
const documents = [
  createDocument('company_page', 'en', { title: 'About us' }, { uid: 'about', lang: 'en-us' }),
  createDocument(
    'company_page',
    'fr',
    { title: 'À propos' },
    { uid: 'about', lang: 'fr-fr', date: '2030-01-01' },
  ),
  createDocument(
    'article',
    'en',
    {
      title: 'Opening hours',
      slices: [
        {
          slice_type: 'text',
          primary: {
            text: [
              {
                type: 'paragraph',
                text: 'Mon-Fri 9-17\nSat 10-14\nWrite or call',
                spans: [
                  toLinkSpan(23, 28, 'mailto:hello@shop.example'),
                  toLinkSpan(32, 36, 'tel:+15550100'),
                ],
              },
            ],
          },
          items: [],
        },
      ],
    },
    { uid: 'hours', lang: 'en-us' },
  ),
  createDocument(
    'article',
    'fr',
    { title: 'Horaires' },
    { uid: 'hours', lang: 'fr-fr', date: '2030-01-01' },
  ),
]

function toLinkSpan(start: number, end: number, url: string) {
  return { start, end, type: 'hyperlink', data: { link_type: 'Web', url } }
}

export async function startOutsideServices(): Promise<OutsideServices> {
  const picture = sharp({
    create: { width: 600, height: 750, channels: 3, background: '#8899aa' },
  })
  const jpeg = await picture.jpeg().toBuffer()
  const pixel = await picture.resize(1, 1).gif().toBuffer()
  const pictures = new Map<string, [body: Buffer, headers: Record<string, string>]>([
    ['/whole', [jpeg, { 'Content-Type': 'image/jpeg' }]],
    ['/short', [jpeg.subarray(0, -200), { 'Content-Type': 'image/jpeg' }]],
    ['/zipped', [gzipSync(jpeg), { 'Content-Type': 'image/jpeg', 'Content-Encoding': 'gzip' }]],
    ['/pixel', [pixel, { 'Content-Type': 'image/gif' }]],
  ])
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const found = pictures.get(pathname)
    if (found) response.writeHead(200, found[1]).end(found[0])
    else if (pathname === '/api/v2') sendJson(response, repository)
    else sendJson(response, search(searchParams.get('lang') ?? '*'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    contentUrl: `http://${host}/api/v2`,
    feed: [
      'id,title,link,image_link,availability,price',
      ...[...pictures.keys()].map(path =>
        [path.slice(1), 'Linen dress', 'https://shop.example/1', `http://${host}${path}`].join(),
      ),
    ]
      .map((line, at) => (at === 0 ? line : `${line},in stock,75.00 USD`))
      .join('\n'),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

const repository = {
  refs: [{ id: 'master', ref: 'r1', label: 'Master', isMasterRef: true }],
  languages: [
    { id: 'en-us', name: 'English', is_master: true },
    { id: 'fr-fr', name: 'French' },
  ],
  ...{ types: {}, tags: [], bookmarks: {}, forms: {}, experiments: { draft: [], running: [] } },
}

function search(lang: string) {
  const results = documents.filter(document => lang === '*' || document.lang === lang)
  const counts = { results_size: results.length, total_results_size: results.length }
  return { page: 1, results_per_page: 100, total_pages: 1, next_page: null, ...counts, results }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
