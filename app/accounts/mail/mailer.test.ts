import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../testing.ts'
import { createMailer, type Mail, type MailerOptions } from './mailer.server.ts'

const mail: Mail = {
  to: 'Ann+shop@example.com',
  subject: 'Hallo, Zoë',
  text: 'Open http://shop.localhost:3000/auth/verify/?token=a.b',
  html: '<p>Open it</p>',
  headers: { 'List-Unsubscribe': '<https://shop.example/unsubscribe>' },
  storefront: testSite,
}

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function setUp(options: Partial<MailerOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  const mailer = createMailer({
    smtpUrl: undefined,
    from: 'hi@shop.example',
    folder,
    logsLinks: true,
    log,
    ...options,
  })
  cleanUps.push(
    () => rm(folder, { recursive: true }),
    () => mailer.close(),
  )
  return { mailer, folder, lines }
}

async function startSmtp(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  const address = server.server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

describe('sendMail', () => {
  it('AC5 without a mail server, writes mail to the folder and the link in it to the log', async () => {
    const { mailer, folder, lines } = await setUp()
    await mailer.sendMail(mail)
    const [file = ''] = await readdir(folder)
    const content = await readFile(join(folder, file), 'utf8')
    expect(file).toMatch(/^[\d-]+T[\d-]+Z-\d+-Ann_shop_example_com\.eml$/)
    expect(content).toMatch(/^From: Shop <hi@shop.example>\r$/m)
    expect(content).toContain('List-Unsubscribe: <https://shop.example/unsubscribe>')
    expect(content).toContain('text/html')
    expect(lines).toEqual([
      expect.objectContaining({ link: 'http://shop.localhost:3000/auth/verify/?token=a.b' }),
    ])
  })

  it('AC4 AC5 keeps links out of the log except on this machine', async () => {
    const { mailer, lines } = await setUp({ logsLinks: false })
    await mailer.sendMail(mail)
    expect(lines).toEqual([expect.not.objectContaining({ link: expect.anything() })])
  })

  it('AC5 sends mail over SMTP, with addresses unchanged', async () => {
    const received: { to: string[]; content: string }[] = []
    const smtpUrl = await startSmtp({
      onData(stream, { envelope }, done) {
        void text(stream).then(content => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), content })
          done()
        })
      },
    })
    const { mailer, folder } = await setUp({ smtpUrl })
    await mailer.sendMail(mail)
    await mailer.sendMail({ ...mail, to: 'zoë@example.com' })
    expect(received.map(({ to }) => to)).toEqual([['Ann+shop@example.com'], ['zoë@example.com']])
    expect(received[0]?.content).toContain('Subject: =?UTF-8?')
    expect(await readdir(folder)).toEqual([])
  })

  it('AC5 sends to one recipient and adds no headers, whatever the values contain', async () => {
    const { mailer, folder } = await setUp()
    await mailer.sendMail({
      ...mail,
      subject: 'Hi\r\nBcc: all@example.com',
      storefront: { siteName: 'Shop"\r\nBcc: all@example.com' },
    })
    const [file = ''] = await readdir(folder)
    expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/^Bcc:/im)
  })

  it('AC5 rejects when the mail server refuses the email', async () => {
    const smtpUrl = await startSmtp({
      onRcptTo: (_, __, done) => done(new Error('no such mailbox')),
    })
    const { mailer } = await setUp({ smtpUrl })
    await expect(mailer.sendMail(mail)).rejects.toThrow('no such mailbox')
  })

  it('AC5 rejects when the mail server never answers', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    cleanUps.push(() => silent.close())
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : ''
    const { mailer } = await setUp({ smtpUrl: `smtp://127.0.0.1:${port}`, timeoutMs: 200 })
    // Either error may come first, because the greeting and an idle socket have the same timeout.
    await expect(mailer.sendMail(mail)).rejects.toThrow(/greeting|timeout/i)
  })
})
