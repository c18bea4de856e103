import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import type { BaseLogger } from 'pino'
import type { Storefront } from '#app/storefronts/storefront.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The storefront whose name is in the From field. */
  storefront: Pick<Storefront, 'siteName'>
}

export interface Mailer {
  /** Resolves when the mail server has accepted the email; rejects if it takes too long. */
  sendMail(mail: Mail): Promise<void>
  close(): void
}

export interface MailerOptions {
  /**
   * The mail server: `smtp://user:password@host:587`, or
   * `smtps:`. If undefined, mail is written to `folder`.
   */
  smtpUrl: string | undefined
  /** The address in the From field. */
  from: string
  folder: string
  /** True on a developer's machine. Elsewhere the log must not contain links that open accounts. */
  logsLinks: boolean
  /** A mail server slower than this counts as down. */
  timeoutMs?: number
  log: Pick<BaseLogger, 'info'>
}

/** Sends mail over SMTP, or writes it to a folder as `.eml` files. */
export function createMailer({
  smtpUrl,
  from,
  folder,
  logsLinks,
  timeoutMs = 10_000,
  log,
}: MailerOptions): Mailer {
  const transport = smtpUrl === undefined ? undefined : createSmtpTransport(smtpUrl, timeoutMs)
  const toFile = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async sendMail({ storefront, ...mail }) {
      const message = { ...mail, from: { name: storefront.siteName, address: from } }
      if (transport) {
        await transport.sendMail(message)
        return
      }
      const { message: content } = await toFile.sendMail(message)
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${toFileName(new Date(), mail.to)}.eml`)
      await writeFile(path, content, { mode: 0o600 })
      const link = logsLinks ? { link: /https?:\/\/\S+/.exec(mail.text)?.[0] } : {}
      log.info(
        { to: mail.to, subject: mail.subject, file: path, ...link },
        'mail written to a file',
      )
    },
    close: () => transport?.close(),
  }
}

function createSmtpTransport(url: string, timeoutMs: number): Transporter {
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
}

let written = 0

/**
 * Returns a file name that sorts by time and cannot escape the folder:
 * `2026-11-22T13-40-05-123Z-1-ann_example_com`.
 */
function toFileName(time: Date, address: string): string {
  written += 1
  const name = address.replace(/[^\p{L}\p{N}]+/gu, '_').slice(0, 80)
  return `${time.toISOString().replace(/[:.]/g, '-')}-${written}-${name}`
}
