import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, type ZstdOptions, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAssetResponse, readStaticAssets, type StaticAssets } from '../static-assets.ts'
import { openEarlierScripts } from './earlier-scripts.ts'

/** Words that no compressor can shorten without knowing them. */
const words = Array.from({ length: 1_000 }, (_, at) => hash('sha256', String(at))).join(' ')
const path = '/assets/list-view-bbbbbbbb.js'
const warnings: unknown[] = []
const log = { warn: (fields: unknown) => void warnings.push(fields) }
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'scripts-'))
  warnings.length = 0
})
afterEach(() => rm(root, { recursive: true }))

/** Builds files into a folder of their own. */
async function build(files: Record<string, string>): Promise<StaticAssets> {
  const folder = await mkdtemp(join(root, 'build-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'assets', name), text)
  return readStaticAssets(folder)
}

async function open(files: Record<string, string>, isWriter = true) {
  const [assets, folder] = [await build(files), join(root, 'kept')]
  const scripts = await openEarlierScripts({ folder, assets, isWriter, log })
  return async (asked = path, headers: Record<string, string> = {}) => {
    const asset = assets.get(asked)
    if (!asset) throw new Error(`${asked} was not built.`)
    return createAssetResponse(asset, new Headers(headers), scripts.find(asked))
  }
}

function offer(text: string, accepted = 'gzip, br, zstd, dcb, dcz') {
  const digest = hash('sha256', text, 'base64')
  return { 'Accept-Encoding': accepted, 'Available-Dictionary': `:${digest}:` }
}

const [before, after] = [`${words} before`, `${words} after`]

describe('scripts of a later build', () => {
  it.each([
    ['dcz', 'gzip, br, dcz', 40, zstdDecompressSync],
    ['dcb', 'gzip, br, dcb', 36, brotliDecompressSync],
  ] as const)('are sent as %s to browsers that have the earlier ones', async (...row) => {
    const [name, accepted, headBytes, decode] = row
    await open({ 'list-view-aaaaaaaa.js': before })
    const ask = await open({ 'list-view-bbbbbbbb.js': after })
    for (const _ of ['first', 'again']) {
      const answer = await ask(path, offer(before, accepted))
      expect(answer.headers.get('Content-Encoding')).toBe(name)
      expect(answer.headers.get('Vary')).toContain('Available-Dictionary')
      const body = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('Content-Length')).toBe(String(body.length))
      expect(body.length).toBeLessThan(after.length / 100)
      const options: ZstdOptions = { dictionary: Buffer.from(before) }
      expect(decode(body.subarray(headBytes), options).toString()).toBe(after)
    }
  })

  it('say which later ones they are dictionaries for', async () => {
    const ask = await open({
      'list-view-bbbbbbbb.js': after,
      'app-aaaaaaaa.css': 'a{}',
      'a.txt': '',
    })
    const read = async (asked: string) => (await ask(asked)).headers.get('Use-As-Dictionary')
    expect(await read(path)).toBe('match="/assets/list-view-*.js"')
    expect(await read('/assets/app-aaaaaaaa.css')).toBe('match="/assets/app-*.css"')
    expect(await read('/assets/a.txt')).toBeNull()
  })

  it.each([
    ['one that was never sent', offer('forged')],
    ['one of another script', offer('another')],
    ['the same one', offer(after)],
    ['an earlier one that it cannot decode', offer(before, 'gzip, br')],
    ['none', {}],
  ])('are sent whole to a browser with %s', async (_, headers) => {
    await open({ 'list-view-aaaaaaaa.js': before, 'other-aaaaaaaa.js': 'another' })
    const ask = await open({ 'list-view-bbbbbbbb.js': after })
    const answer = await ask(path, headers)
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(await answer.text()).toBe(after)
  })

  it('are kept by one process, with two earlier versions, the latest', async () => {
    await open({ 'a-00000000.js': '0' }, false)
    expect(await readdir(join(root, 'kept'))).toEqual([])
    for (const version of [1, 2, 3, 4]) {
      await open({ [`a-0000000${version}.js`]: String(version), 'b-00000000.css': 'b' })
      const kept = join(root, 'kept', `a-0000000${version}.js`)
      await utimes(kept, version, version)
    }
    await open({ 'a-00000001.js': '1', 'b-00000000.css': 'b' })
    expect((await readdir(join(root, 'kept'))).sort()).toEqual([
      'a-00000001.js',
      'a-00000003.js',
      'a-00000004.js',
      'b-00000000.css',
    ])
  })

  it('are sent whole if the folder cannot be used', async () => {
    await writeFile(join(root, 'kept'), 'a file')
    const ask = await open({ 'list-view-bbbbbbbb.js': after })
    expect(await (await ask(path, offer(before))).text()).toBe(after)
    expect(warnings).toHaveLength(1)
  })
})
