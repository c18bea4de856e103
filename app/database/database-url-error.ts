/**
 * Thrown when the database of `DATABASE_URL` cannot be used. The message is one line for
 * the person at the terminal: what is wrong, where, and the fix.
 */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError'
}

interface Failure {
  /** db.example:5432, or the folder of a socket. */
  server: string
  user: string
  database: string
  /** The original message, on one line. */
  message: string
}

type Explain = (failure: Failure) => string

const explainSilence: Explain = ({ server }) =>
  `${server} does not answer. Correct the host and port, or open the firewall to it.`
const explainName: Explain = ({ server }) =>
  `the host of ${server} cannot be found. Correct the host.`

/** The explanations by the codes of Node and PostgreSQL. */
const explanations = new Map<string, Explain>([
  [
    'ECONNREFUSED',
    ({ server }) =>
      `nothing listens at ${server}. Start PostgreSQL there, or correct the host and port.`,
  ],
  ['ENOTFOUND', explainName],
  ['EAI_AGAIN', explainName],
  ['ETIMEDOUT', explainSilence],
  ['EHOSTUNREACH', explainSilence],
  ['ENETUNREACH', explainSilence],
  [
    'ENOENT',
    ({ server }) => `there is no socket in ${server}. Start PostgreSQL, or correct the host.`,
  ],
  [
    '28P01',
    ({ server, user }) =>
      `${server} refuses the password of the user ${user}. Correct the user and the password.`,
  ],
  [
    '28000',
    ({ server, message }) =>
      `${server} refuses the connection (${message}). Correct the user, add ?sslmode=require, or allow it in pg_hba.conf.`,
  ],
  [
    '3D000',
    ({ server, database }) =>
      `${server} has no database ${database}. Create it, or correct the name.`,
  ],
  [
    '42501',
    ({ user, database, message }) =>
      `the user ${user} may not connect to ${database} (${message}). Grant CONNECT, or use another user.`,
  ],
  [
    '53300',
    ({ server }) => `${server} has no connection left. Close some, or raise its max_connections.`,
  ],
  [
    '57P03',
    ({ server, message }) =>
      `${server} accepts no connections now (${message}). Start again when it does.`,
  ],
])

/** The explanations of errors without a known code, by the beginning of their message. */
const byMessage: [RegExp, Explain][] = [
  [/^timeout expired/, explainSilence],
  [
    /^The server does not support SSL/,
    ({ server }) => `${server} does not support TLS. Set sslmode=disable in it.`,
  ],
  [
    /certificate|self.signed/i,
    ({ server, message }) =>
      `the certificate of ${server} is not trusted (${message}). Add sslrootcert=FILE with its authority to it, or sslmode=no-verify.`,
  ],
  [
    /^Connection terminated|ECONNRESET|^received invalid response|SSL connection/,
    ({ server }) =>
      `what listens at ${server} does not speak PostgreSQL’s protocol. Correct the host and port.`,
  ],
]

/** Explains why the first connection failed. The message never contains the password. */
export function toDatabaseUrlError(url: string, error: unknown): DatabaseUrlError {
  const text = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const explain =
    explanations.get(code) ??
    byMessage.find(([pattern]) => pattern.test(text))?.[1] ??
    (({ server, message }) => `${server} reports: ${message}. Correct the address.`)
  const message = text.replace(/\s+/g, ' ').trim()
  return new DatabaseUrlError(
    `DATABASE_URL cannot be used: ${explain({ ...findPlace(url), message })}`,
    { cause: error },
  )
}

function findPlace(address: string): Omit<Failure, 'message'> {
  const url = new URL(address)
  const user = decodeURIComponent(url.username) || 'of this process'
  const { pathname, searchParams, hostname } = url
  const socket = searchParams.get('host')
  return {
    server: socket ?? `${hostname || 'localhost'}:${url.port || 5432}`,
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  }
}
