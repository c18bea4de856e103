import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDatabaseUrl } from './check-database-url.server.ts'
import { toDatabaseUrlError } from './database-url-error.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
const servers: Server[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of servers) server.close()
  await database.drop()
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function check(change: (url: URL) => void): Promise<string> {
  const url = new URL(database.url)
  change(url)
  const error = await checkDatabaseUrl(url.href).catch((thrown: unknown) => thrown)
  return error instanceof Error ? `${error.name}: ${error.message}` : 'fine'
}

describe('checkDatabaseUrl', () => {
  it('accepts a database', async () => {
    expect(await check(() => undefined)).toBe('fine')
  })

  it.each<[string, (url: URL) => unknown, RegExp]>([
    [
      'a port where nothing listens',
      url => Object.assign(url, { port: '9' }),
      /nothing listens at \S+:9\. Start PostgreSQL/,
    ],
    [
      'an unknown host',
      url => Object.assign(url, { hostname: 'db.invalid' }),
      /the host of db\.invalid:\d+ cannot be found/,
    ],
    [
      'an unknown database',
      url => Object.assign(url, { pathname: '/nowhere' }),
      /has no database nowhere\. Create it/,
    ],
    [
      'an unknown user',
      url => Object.assign(url, { username: 'eve', password: 'hunter2' }),
      /refuses .*Correct the user/,
    ],
    [
      'TLS that the server lacks',
      url => url.searchParams.set('sslmode', 'require'),
      /does not support TLS/,
    ],
    [
      'a folder without a socket',
      url => url.searchParams.set('host', '/nowhere'),
      /there is no socket in \/nowhere/,
    ],
  ])('explains %s in one line', async (_, change, expected) => {
    const message = await check(url => void change(url))
    expect(message).toMatch(expected)
    expect(message).toMatch(/^DatabaseUrlError: DATABASE_URL cannot be used: [^\n]+\.$/)
    expect(message).not.toContain('hunter2')
  })

  it.each([
    ['a web server', () => createHttpServer((_, answer) => answer.end('hello'))],
    [
      'a server that speaks first',
      () => createServer(socket => socket.end('-ERR unknown command\r\n')),
    ],
    ['a server that hangs up', () => createServer(socket => socket.destroy())],
  ])('explains %s in one line', async (_, create) => {
    const port = await listen(create())
    const message = await check(url => void Object.assign(url, { host: `127.0.0.1:${port}` }))
    expect(message).toMatch(
      /^DatabaseUrlError: DATABASE_URL cannot be used: .*(?:does not speak PostgreSQL’s protocol|does not answer).*$/,
    )
  })
})

describe('toDatabaseUrlError', () => {
  it.each([
    ['28P01', 'password authentication failed', /refuses the password of the user ann/],
    ['28000', 'no pg_hba.conf entry for host', /no pg_hba\.conf entry.*sslmode=require/],
    ['53300', 'too many clients', /max_connections/],
    ['57P03', 'the database system is starting up', /starting up\)\. Start again/],
    ['42501', 'permission denied', /Grant CONNECT/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', /sslrootcert/],
    ['ETIMEDOUT', '', /does not answer/],
    ['constructor', 'a b\n  c', /reports: a b c\. Correct the address\.$/],
  ])('explains %s', (code, message, expected) => {
    const error = Object.assign(new Error(message), { code })
    const explained = toDatabaseUrlError('postgres://ann:hunter2@db.example/shop', error).message
    expect(explained).toMatch(expected)
    expect(explained).not.toContain('hunter2')
  })
})
