import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

/** One hash over the names and bytes of files and folders; missing ones are ignored. */
export function hashInputs(paths, isIncluded = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => listFiles(join(root, path))).sort()) {
    if (!isIncluded(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** True when the work behind `stampFile` was done for this hash. */
export function isStamped(stampFile, hash) {
  try {
    return readFileSync(stampFile, 'utf8') === hash
  } catch {
    return false
  }
}

export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}

/** All files under a folder. For a file, just that file; for a missing path, an empty list. */
export function listFiles(path) {
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries.flatMap(entry =>
    entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
  )
}
