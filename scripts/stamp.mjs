import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

/** One hash over files and folders (their names and bytes); what is not there counts as absent. */
export function hashInputs(paths, isMeant = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => listFiles(join(root, path))).sort()) {
    if (!isMeant(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether the work behind `stampFile` was done for exactly this hash. */
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

/** Every file under a folder; a file names itself; nothing for what does not exist. */
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
