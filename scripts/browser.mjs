import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly, StepError } from './step.mjs'

// The headless shell is tried first because it uses a
// third less CPU time per page than the full browser.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of a Chromium for the end-to-end tests; if
 * none is found and the user is root on Debian, installs one.
 */
export async function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  if (isDebianRoot()) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await runQuietly('Refreshing the package list', 'apt-get', ['update'], options)
    await runQuietly(
      'Installing Chromium (once)',
      'apt-get',
      ['install', '-y', hasPackage(shell) ? shell : 'chromium'],
      options,
    )
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new StepError(
    'The end-to-end tests need Chromium, and none was found.\nInstall it (Debian, Ubuntu: `sudo apt-get install chromium`; macOS: `brew install --cask chromium`), or set CHROMIUM_PATH to the program.',
  )
}

function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new StepError(`CHROMIUM_PATH is ${chosen}, which does not exist. Correct it or unset it.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...names.flatMap(name => folders.map(folder => join(folder, name))), ...macApps].find(
    existsSync,
  )
}

/**
 * True if the package exists. Debian has a package of the
 * headless shell; older releases and Ubuntu do not.
 */
function hasPackage(name) {
  try {
    execFileSync('apt-cache', ['show', name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function isDebianRoot() {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
