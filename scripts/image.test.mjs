import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { build } from './build.mjs'
import { pinnedNode, root } from './paths.mjs'

const read = name => readFileSync(join(root, name), 'utf8')
const [, lastStage] = read('Dockerfile').split(/\nFROM [^\n]* AS packages\n/)
const image = lastStage.slice(lastStage.indexOf('\nFROM '))
const ignored = read('.dockerignore').split('\n').filter(Boolean)

/** The files that the image's last stage copies, from another stage or from the repository. */
const copies = [...image.matchAll(/^COPY (?:--from=(\w+) )?(?:\/app\/)?(\S+) \.\/(\S*)$/gm)].map(
  ([, stage, from, to]) => ({ stage, from, to: to || from }),
)

const commands = globSync('server/commands/*-command.ts', { cwd: root })
  .map(file => basename(file, '-command.ts'))
  .filter(name => name !== 'storefront')
const commandArguments = {
  admin: ['grant', 'ann@example.com'],
  commissions: ['report'],
  export: ['fashion8', '--out', 'copy'],
  feed: ['import', 'feed.csv', '--format', 'google', '--retailer', 'Shop'],
  links: ['report'],
  rates: ['rates.xml'],
  sync: ['--status'],
}

let folder
beforeAll(async () => {
  await build()
  folder = mkdtempSync(join(tmpdir(), 'storefronts-image-'))
  for (const { from, to } of copies)
    if (from === 'node_modules') symlinkSync(join(root, from), join(folder, to))
    else await cp(join(root, from), join(folder, to), { recursive: true })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(script, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(pinnedNode, [`build/server/${script}`, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('the image', () => {
  it('copies only files that Docker is given', () => {
    const fromRepository = copies.filter(({ stage }) => stage === undefined)
    expect(fromRepository.map(({ from }) => from)).toEqual(['package.json', 'migrations'])
    expect(fromRepository.filter(({ from }) => ignored.includes(from))).toEqual([])
    // The build stage copies everything, which must include what the build reads.
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    expect(tracked.filter(file => ignored.includes(file.split('/')[0]))).toEqual([])
  })

  it('imports only packages that it contains', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const files = globSync('build/server/*.js', { cwd: root })
    const imported = files.flatMap(file =>
      [...read(file).matchAll(/^import\b[^"'\n]*["'](@[^/"']+\/[^/"']+|[^./"'][^/"']*)/gm)].map(
        ([, name]) => name,
      ),
    )
    expect(imported).toContain('pg')
    const missing = imported.filter(name => !name.startsWith('node:') && !(name in dependencies))
    expect([...new Set(missing)]).toEqual([])
  })

  it('contains only packages that the application imports, not those of the sandbox alone', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const code = globSync('{app,server}/**/*.{ts,tsx,css}', { cwd: root })
      .filter(file => !/\.test\.|\/testing/.test(file))
      .map(read)
      .join('\n')
    const isImported = name => new RegExp(`['"@]${name}[/'"]`).test(code)
    expect(Object.keys(dependencies).filter(name => !isImported(name))).toEqual([])
  })

  it.each(commands)('runs the command %s, which explains its arguments and settings', name => {
    const help = run(`${name}-command.js`, ['--nonsense'])
    expect([name, help.status, help.output]).toEqual([
      name,
      2,
      expect.stringContaining(`npm run ${name} -- `),
    ])
    const DATABASE_URL = 'postgres://ann:hunter2@127.0.0.1:9/shop'
    const { status, output } = run(`${name}-command.js`, commandArguments[name], { DATABASE_URL })
    expect([name, status, output.trim().split('\n')]).toEqual([
      name,
      1,
      [expect.stringContaining('DATABASE_URL cannot be used: nothing listens at 127.0.0.1:9')],
    ])
  })

  it('runs the server, which explains its settings', () => {
    const DATABASE_URL = 'postgres://ann:hunter2@127.0.0.1:9/shop'
    const { status, output } = run('index.js', [], { DATABASE_URL, PORT: '0' })
    expect([status, output]).toEqual([1, expect.stringContaining('AUTH_SECRET is missing')])
  })
})

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  const { app } = services

  it('maps the port that the server listens on, whatever .env says', () => {
    expect(app.ports).toEqual([`\${PORT:-3000}:${app.environment.PORT}`])
    expect(image).toContain(`EXPOSE ${app.environment.PORT}`)
    expect(app.environment.HOST).toBe('')
  })

  it('keeps the data folder, which the server’s user owns, in a volume', () => {
    const [volume, path] = app.volumes[0].split(':')
    expect(Object.keys(volumes)).toContain(volume)
    expect(path).toBe(app.environment.DATA_DIR)
    expect(image).toContain('WORKDIR /app\n')
    expect(image).toContain('RUN mkdir var && chown node:node var\n')
  })

  it('uses only variables that .env.example or its own first lines explain', () => {
    const used = [...JSON.stringify(services).matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const set = [...used, ...Object.keys(app.environment)]
    const explained = `${read('.env.example')}${read('compose.yaml').split('services:')[0]}`
    expect(used).toContain('AUTH_SECRET')
    expect(set.filter(name => !new RegExp(`\\b${name}\\b`).test(explained))).toEqual([])
  })

  it('keeps the database in a volume, and waits for it', () => {
    const [volume, path] = services.database.volumes[0].split(':')
    expect(Object.keys(volumes)).toContain(volume)
    // PostgreSQL 18 and newer keep their data in a folder of this one.
    expect([services.database.image, path]).toEqual(['postgres:18', '/var/lib/postgresql'])
    expect(app.depends_on.database.condition).toBe('service_healthy')
  })

  it('asks for AUTH_SECRET', () => {
    expect(app.environment.AUTH_SECRET).toMatch(/^\$\{AUTH_SECRET:\?.*openssl rand -hex 32/)
  })
})
