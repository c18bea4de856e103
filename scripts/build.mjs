import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { binPath, pinnedNode, root } from './paths.mjs'
import { hashInputs, isStamped, listFiles, writeStamp } from './stamp.mjs'
import { runQuietly } from './step.mjs'

const inputs = [
  'app',
  'server',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
]
const stampFile = join(root, 'build/.built')
const compressible = new Set([
  '.js',
  '.css',
  '.svg',
  '.html',
  '.json',
  '.txt',
  '.webmanifest',
  '.xml',
  '.ico',
])

/** Builds the client and the server, unless build/ is up to date with its inputs. */
export async function build() {
  const hash = hashInputs(inputs, file => !/\.test\.tsx?$/.test(file))
  if (isStamped(stampFile, hash)) return
  await rm(join(root, 'build'), { recursive: true, force: true })
  await runQuietly('Building', pinnedNode, [binPath('react-router'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await Promise.all(listFiles(join(root, 'build/client')).map(precompress))
  writeStamp(stampFile, hash)
}

/**
 * Compresses at the slowest and best level because each asset
 * is compressed only once and its content never changes.
 */
async function precompress(file) {
  if (!compressible.has(extname(file))) return
  const body = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const variants = [
    ['.br', await promisify(brotliCompress)(body, { params })],
    ['.gz', await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })],
  ]
  for (const [suffix, compressed] of variants) {
    if (compressed.length < body.length) await writeFile(file + suffix, compressed)
  }
}
