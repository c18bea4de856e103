import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../app/database/testing.ts'
import { createUnlimitedSandbox } from '../server/testing/unlimited-sandbox.ts'
import { build } from './build.mjs'
import { readLines } from './log-lines.mjs'
import { pinnedNode, root } from './paths.mjs'

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const base = { PATH, HOME, NODE_COMPILE_CACHE }
const cleanUps = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

describe('npm start', () => {
  it('refuses to start with the sandbox when NODE_ENV is production', () => {
    const env = { ...base, NODE_ENV: 'production', STYLE_API_URL: '' }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Set STYLE_API_URL and STYLE_API_KEY')
    expect(stderr).toContain('ALLOW_SANDBOX=1')
    expect(stderr).not.toContain('    at ')
  })

  it.each([
    ['npm gets SIGTERM', '1', pid => process.kill(pid, 'SIGTERM')],
    ['npm gets SIGKILL', '1', pid => process.kill(pid, 'SIGKILL')],
    // The launcher gets the signal twice: a terminal signals the
    // whole group, also the workers, and npm forwards the signal.
    ['Ctrl-C is pressed', '2', pid => process.kill(-pid, 'SIGINT')],
  ])(
    'leaves nothing behind when %s',
    async (_, workers, stop) => {
      const { npm, lines, tree } = await startWithNpm(workers)
      expect(tree.map(({ command }) => command)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('scripts/start.mjs'),
          expect.stringContaining('sandbox/main.ts'),
          expect.stringContaining('build/server/index.js'),
          expect.stringContaining('postgres'),
        ]),
      )
      stop(npm.pid)
      const findLeft = () => findRunning(tree).map(({ command }) => command)
      await expect.poll(findLeft).toEqual([])
      expect(lines).toContain('stopped')
    },
    300_000,
  )
})

describe('the build', () => {
  it('runs without the source files and from any working directory', async () => {
    await build()
    const folder = await mkdtemp(join(tmpdir(), 'storefronts-build-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    for (const path of ['build', 'migrations', 'package.json'])
      await cp(join(root, path), join(folder, path), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    const database = await createTestDatabase()
    cleanUps.push(() => database.drop())
    const { sandbox, settings } = await createUnlimitedSandbox({ products: 40 })
    cleanUps.push(() => sandbox.close())
    const env = {
      PATH: base.PATH,
      ...settings,
      NODE_ENV: 'production',
      SITE_ORIGINS: 'local',
      PORT: '0',
    }
    const run = (file, args = []) =>
      spawn(pinnedNode, [join(folder, 'build/server', file), ...args], {
        cwd: tmpdir(),
        env: { ...env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') },
        stdio: ['ignore', 'pipe', 'inherit'],
      })

    const server = run('index.js')
    const ended = once(server, 'exit')
    const lines = []
    const opened = new Promise(resolve => {
      readLines(server.stdout, line => {
        lines.push(line)
        if (line.includes('"msg":"open"')) resolve('open')
      })
    })
    expect(await Promise.race([opened, ended]), lines.join('\n')).toBe('open')
    const port = /fashion8\.localhost:(\d+)/.exec(lines.join('\n'))?.[1]
    const page = await fetch(`http://127.0.0.1:${port}/products`)
    const html = await page.text()
    expect([page.status, html]).toEqual([200, expect.stringContaining('type="deferred"')])
    const [stylesheet] = /\/assets\/[^"]+\.css/.exec(html)
    expect((await fetch(`http://127.0.0.1:${port}${stylesheet}`)).status).toBe(200)

    const status = run('sync-command.js', ['--status'])
    status.stdout.resume()
    expect(await once(status, 'exit')).toEqual([0, null])
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(lines.filter(line => /"level":[56]0/.test(line))).toEqual([])
  }, 300_000)

  it('keeps server code out of the public files', async () => {
    await build()
    const shared = await readdir(join(root, 'public'))
    const served = await readdir(join(root, 'build/client'))
    expect(served.filter(name => name !== 'assets' && !shared.includes(name))).toEqual([])
  })
})

/** Resolves when the storefronts are being served. */
async function startWithNpm(workers) {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-start-'))
  // If this process runs as root, PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...{ ...base, PORT: '0', DATA_DIR: join(folder, 'data') },
      ...{ SANDBOX_PRODUCTS: '20', WORKERS: workers },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const lines = []
  const opened = new Promise(resolve => {
    for (const stream of [npm.stdout, npm.stderr])
      readLines(stream, line => {
        lines.push(line)
        if (line.startsWith('open')) resolve('open')
      })
  })
  const tree = []
  cleanUps.push(() => {
    for (const { pid } of findRunning(tree)) process.kill(pid, 'SIGKILL')
  })
  const outcome = await Promise.race([opened, once(npm, 'exit')])
  const postmaster = await readFile(
    join(folder, 'data/postgres/data/postmaster.pid'),
    'utf8',
  ).catch(() => '')
  tree.push(...listTree(npm.pid), ...listTree(Number.parseInt(postmaster, 10)))
  expect(outcome, lines.join('\n')).toBe('open')
  return { npm, lines, tree }
}

/** Lists a process and its descendants. */
function listTree(pid) {
  const all = listProcesses()
  const toTree = process => [
    process,
    ...all.filter(({ parent }) => parent === process.pid).flatMap(toTree),
  ]
  return all.filter(each => each.pid === pid).flatMap(toTree)
}

function findRunning(tree) {
  const running = listProcesses()
  return tree.filter(({ pid, startedAt }) =>
    // A process that has ended may still be a zombie, and its id may have been reused.
    running.some(each => each.pid === pid && each.startedAt === startedAt && !each.isZombie),
  )
}

function listProcesses() {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,lstart=,args='], { encoding: 'utf8' })
  return table.split('\n').flatMap(line => {
    const [pid, parent, state, ...words] = line.trim().split(/\s+/)
    if (!state) return []
    return {
      pid: Number(pid),
      parent: Number(parent),
      isZombie: state.startsWith('Z'),
      startedAt: words.slice(0, 5).join(' '),
      command: words.slice(5).join(' '),
    }
  })
}
