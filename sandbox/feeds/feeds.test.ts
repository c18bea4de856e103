import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'

const run = promisify(execFile)
const command = fileURLToPath(new URL('./write-feed.ts', import.meta.url))

let sandbox: Sandbox
let folder: string
beforeAll(async () => {
  sandbox = await createSandbox({ products: 50, today: '2026-03-01', images: false, feedRows: 700 })
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})

async function fetchText(address: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${response.status}`)
  const body = Buffer.from(await response.arrayBuffer())
  return (response.headers.get('Content-Type') === 'application/gzip' ? gunzipSync(body) : body).toString()
}

/** Fields of every line, quotes undone; line ends within quotes belong to the field. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

const basic = () => ({
  Authorization: `Basic ${Buffer.from(`${sandbox.feeds.user}:${sandbox.feeds.password}`).toString('base64')}`,
})

describe('feed files', () => {
  it('PR7 are Google’s as XML, its attributes under g:', async () => {
    const xml = await fetchText(sandbox.feeds.googleXml)
    const items = xml.match(/<item>.*?<\/item>/gs) ?? []
    expect(items).toHaveLength(700)
    expect(xml).toMatch(/^<\?xml .*\n<rss version="2.0" xmlns:g=/)
    expect(items[0]).toMatch(/^<item><g:id>[A-Z]{2}-0-/)
    const some = (test: RegExp) => items.filter(item => test.test(item)).length
    expect(some(/<g:price>\d+\.\d\d USD</)).toBeGreaterThan(500)
    expect(some(/<g:price>USD \d+\.\d\d</)).toBeGreaterThan(20)
    expect(some(/(<g:additional_image_link>.*){2}/s)).toBeGreaterThan(100)
    expect(some(/<g:availability>in stock</)).toBeGreaterThan(20)
    expect(some(/<g:availability>out_of_stock</)).toBeGreaterThan(20)
    expect(some(/<g:google_product_category>\d+</)).toBeGreaterThan(100)
    expect(some(/<g:google_product_category>\D.* &gt; /)).toBeGreaterThan(100)
    expect(some(/<g:gtin>\d{12,13}</)).toBeGreaterThan(100)
    expect(new Set(items.map(item => /<g:id>([^<]+)/.exec(item)?.[1])).size).toBe(700)
  })

  it('PR7 are Google’s as TSV with a BOM, a line a row', async () => {
    const response = await fetch(sandbox.feeds.googleTsv)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString().slice(1).trimEnd().split('\n')
    expect(lines).toHaveLength(701)
    expect(lines[0]?.split('\t').slice(0, 3)).toEqual(['id', 'item group id', 'title'])
    expect(new Set(lines.map(line => line.split('\t').length)).size).toBe(1)
  })

  it('PR7 are the first network’s CSV, packed and behind a password', async () => {
    expect((await fetch(sandbox.feeds.cj)).status).toBe(401)
    const [header = [], ...rows] = parseCsv(await fetchText(sandbox.feeds.cj, basic()))
    expect(rows).toHaveLength(700)
    expect(header).toContain('SHIPPING(COUNTRY:REGION:SERVICE:PRICE)')
    for (const row of rows) expect(row).toHaveLength(header.length)
    const link = rows[0]?.[header.indexOf('LINK')] ?? ''
    const hop = await fetch(link, { redirect: 'manual' })
    expect((await fetch(hop.headers.get('Location') ?? '')).status).toBe(200)
  })

  it('PR7 are the second network’s text between HDR and TRL, some lines with a pipe too many', async () => {
    const lines = (await fetchText(`${sandbox.feeds.rakuten}?rows=3000`)).trimEnd().split('\n')
    expect(lines[0]).toBe('HDR|36000|Alder and Finch|03/01/2026 00:00:00')
    expect(lines.at(-1)).toBe('TRL|3000')
    const widths = Map.groupBy(lines.slice(1, -1), line => line.split('|').length)
    expect([...widths.keys()].toSorted()).toEqual([38, 39])
    expect(widths.get(39)?.length).toBeLessThan(20)
    const [first = ''] = widths.get(38) ?? []
    expect(first.split('|')[24]).toBe('60')
  })

  it('PR7 are Awin’s CSV in the order asked for, found by its list', async () => {
    const [header = [], row = []] = parseCsv(await fetchText(sandbox.feeds.awinList))
    const address = row[header.indexOf('URL')] ?? ''
    expect(parseCsv(await fetchText(address))).toHaveLength(701)
    const some = await fetchText(`${address}columns/search_price,Fashion%3Asize,unheard_of/?rows=3`)
    expect(parseCsv(some)[0]).toEqual(['search_price', 'Fashion:size'])
    expect((await fetch(sandbox.feeds.awinList.replace(/[^/]+$/, 'x'))).status).toBe(401)
    const columns = parseCsv(await fetchText(`${address}?rows=40`))
    const at = columns[0]?.indexOf('aw_deep_link') ?? -1
    for (const line of columns.slice(-3)) {
      const hop = await fetch(line[at] ?? '', { redirect: 'manual' })
      expect((await fetch(hop.headers.get('Location') ?? '')).status).toBe(200)
    }
  })

  it('move with the day and not with the reader', async () => {
    const before = await fetchText(sandbox.feeds.googleTsv)
    expect(await fetchText(sandbox.feeds.googleTsv)).toBe(before)
    sandbox.setToday('2026-03-02')
    const after = await fetchText(sandbox.feeds.googleTsv)
    sandbox.setToday('2026-03-01')
    const [one, other] = [before.split('\n'), after.split('\n')]
    expect(other).toHaveLength(one.length)
    const moved = one.filter((line, at) => line !== other[at]).length
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(one.length * 0.15)
  })

  it('stop being written when nobody reads on', async () => {
    const stop = new AbortController()
    const response = await fetch(`${sandbox.feeds.googleXml}?rows=10000000`, { signal: stop.signal })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    stop.abort()
    // It would take minutes to the end; the sandbox is free again at once.
    expect((await fetch(`${sandbox.feeds.googleTsv}?rows=1`)).status).toBe(200)
    expect((await fetch(`${sandbox.feeds.googleTsv}?rows=many`)).status).toBe(400)
  })
})

describe('write-feed', () => {
  it.each(['google', 'google-tsv', 'cj', 'rakuten', 'awin'])(
    'PR7 writes %s to a file, packed when it is called so',
    async format => {
      const [plain, packed] = [join(folder, format), join(folder, `${format}.gz`)]
      for (const out of [plain, packed]) {
        const { stdout } = await run(process.execPath, [
          command,
          '--format',
          format,
          '--rows',
          '200',
          '--out',
          out,
          '--today',
          '2026-03-01',
        ])
        expect(stdout).toContain('200 rows')
      }
      const text = await readFile(plain, 'utf8')
      const withoutTime = (written: string) => written.replace(/^HDR.*\n/, '')
      expect(withoutTime(gunzipSync(await readFile(packed)).toString())).toBe(withoutTime(text))
      expect(text.length).toBeGreaterThan(50_000)
    },
  )

  it('says how it is called', async () => {
    const wrong = run(process.execPath, [command, '--format', 'xls', '--rows', '1', '--out', 'x'])
    await expect(wrong).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--format google') as string,
    })
  })
})
