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
  return (
    response.headers.get('Content-Type') === 'application/gzip' ? gunzipSync(body) : body
  ).toString()
}

/**
 * Returns each record's fields without their quotes. Line breaks within quotes belong to the field.
 */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

const basic = () => ({
  Authorization: `Basic ${Buffer.from(`${sandbox.feeds.user}:${sandbox.feeds.password}`).toString('base64')}`,
})

describe('feed files', () => {
  it('PR7 include Google’s XML with its attributes under g:', async () => {
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

  it('PR7 include Google’s TSV with a BOM and one line per row', async () => {
    const response = await fetch(sandbox.feeds.googleTsv)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString().slice(1).trimEnd().split('\n')
    expect(lines).toHaveLength(701)
    expect(lines[0]?.split('\t').slice(0, 3)).toEqual(['id', 'item group id', 'title'])
    expect(new Set(lines.map(line => line.split('\t').length)).size).toBe(1)
  })

  it('PR7 include the first network’s CSV, compressed and password-protected', async () => {
    expect((await fetch(sandbox.feeds.cj)).status).toBe(401)
    const [header = [], ...rows] = parseCsv(await fetchText(sandbox.feeds.cj, basic()))
    expect(rows).toHaveLength(700)
    expect(header).toContain('SHIPPING(COUNTRY:REGION:SERVICE:PRICE)')
    for (const row of rows) expect(row).toHaveLength(header.length)
    const link = rows[0]?.[header.indexOf('LINK')] ?? ''
    const hop = await fetch(link, { redirect: 'manual' })
    expect((await fetch(hop.headers.get('Location') ?? '')).status).toBe(200)
  })

  it('PR7 include the second network’s text with HDR, TRL and an extra pipe in some lines', async () => {
    const lines = (await fetchText(`${sandbox.feeds.rakuten}?rows=3000`)).trimEnd().split('\n')
    expect(lines[0]).toBe('HDR|36000|Alder and Finch|03/01/2026 00:00:00')
    expect(lines.at(-1)).toBe('TRL|3000')
    const widths = Map.groupBy(lines.slice(1, -1), line => line.split('|').length)
    expect([...widths.keys()].toSorted()).toEqual([38, 39])
    expect(widths.get(39)?.length).toBeLessThan(20)
    const [first = ''] = widths.get(38) ?? []
    expect(first.split('|')[24]).toBe('60')
  })

  it('PR7 include Awin’s CSV with the requested columns, linked from its feed list', async () => {
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

  it('change from day to day but not between reads', async () => {
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

  it('stop being generated when the reader disconnects', async () => {
    const stop = new AbortController()
    const response = await fetch(`${sandbox.feeds.googleXml}?rows=10000000`, {
      signal: stop.signal,
    })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    stop.abort()
    // Generating the whole file would take minutes, but the sandbox
    // responds immediately because it has stopped generating.
    expect((await fetch(`${sandbox.feeds.googleTsv}?rows=1`)).status).toBe(200)
    expect((await fetch(`${sandbox.feeds.googleTsv}?rows=many`)).status).toBe(400)
  })
})

describe('write-feed', () => {
  const write = async (format: string, out: string) => {
    const args = ['--format', format, '--rows', '200', '--out', out, '--today', '2026-03-01']
    const { stdout } = await run(process.execPath, [command, ...args])
    expect(stdout).toContain('200 rows')
    return readFile(out)
  }

  it.each(['google', 'google-tsv', 'cj', 'awin'])('PR7 writes %s to a file', async format => {
    const text = (await write(format, join(folder, format))).toString()
    expect(text.length).toBeGreaterThan(50_000)
  })

  it('PR7 compresses a file whose name ends in .gz', async () => {
    const plain = (await write('rakuten', join(folder, 'rakuten'))).toString()
    const packed = gunzipSync(await write('rakuten', join(folder, 'rakuten.gz'))).toString()
    const withoutTime = (written: string) => written.replace(/^HDR.*\n/, '')
    expect(withoutTime(packed)).toBe(withoutTime(plain))
    expect(plain.length).toBeGreaterThan(50_000)
  })

  it('prints its usage', async () => {
    const wrong = run(process.execPath, [command, '--format', 'xls', '--rows', '1', '--out', 'x'])
    await expect(wrong).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--format google') as string,
    })
  })
})
