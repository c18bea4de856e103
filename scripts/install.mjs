import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'
import { hashInputs, isStamped, writeStamp } from './stamp.mjs'
import { runQuietly, StepError } from './step.mjs'

const offlineCodes = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ECONNRESET/

/** Installs a folder's locked packages unless they are already installed. */
export async function install(folder = '.') {
  const stampFile = join(root, folder, 'node_modules/.installed')
  const hash = hashInputs([join(folder, 'package-lock.json'), join(folder, 'package.json')])
  if (isStamped(stampFile, hash) && existsSync(pinnedNode)) return
  if (folder === '.' && isInstalledByHand()) return writeStamp(stampFile, hash)
  try {
    const title =
      folder === '.' ? 'Installing packages (a minute or two, once)' : `Installing ${folder}`
    await runNpm(title, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  } catch (error) {
    if (!offlineCodes.test(error.message)) throw error
    throw new StepError(
      `The packages could not be downloaded because the package registry cannot be reached. Check the network, or npm's proxy and registry settings, then run this again.\n\n${error.message}`,
    )
  }
  if (!existsSync(pinnedNode)) {
    throw new StepError(
      'npm installed the packages without running their install scripts, so the pinned Node is missing.\nRun `npm config get ignore-scripts`; set it to false, remove node_modules, then run this again.',
    )
  }
  writeStamp(stampFile, hash)
}

/**
 * True if all our versions are in npm's own lock file in
 * node_modules, as after a manual `npm install`.
 */
function isInstalledByHand() {
  if (!existsSync(pinnedNode)) return false
  try {
    const installed = readJson('node_modules/.package-lock.json').packages
    return Object.entries(readJson('package-lock.json').packages).every(
      ([path, { version, optional }]) =>
        path === '' || optional || installed[path]?.version === version,
    )
  } catch {
    return false
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** Runs the npm that started this process, since `npm` is not always on the PATH. */
function runNpm(title, args, folder) {
  const options = { cwd: join(root, folder), env: { ...process.env, NODE_ENV: 'development' } }
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js')
    ? runQuietly(title, process.execPath, [npm, ...args], options)
    : runQuietly(title, 'npm', args, options)
}
