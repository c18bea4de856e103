import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import PQueue from 'p-queue'

const hashWith = promisify(argon2)
/**
 * Hashing runs on libuv's thread pool, off the event loop. One hash at a time (about 30 a second)
 * leaves threads for files, and pictures leave threads for it; see picture-threads.server.ts.
 */
const hashing = new PQueue({ concurrency: 1 })
/** How expensive a hash is to compute: the KiB of memory, and the passes over them. */
export interface PasswordCost {
  memory: number
  passes: number
}

/** The first set of parameters that OWASP recommends. */
const recommendedCost: PasswordCost = { memory: 19_456, passes: 2 }
const [parallelism, tagLength] = [1, 32]
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * Returns an argon2id hash in the usual encoding: `$argon2id$v=19$m=19456,t=2,p=1${salt}${hash}`.
 */
export async function hashPassword(
  password: string,
  { memory, passes }: PasswordCost = recommendedCost,
): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive(password, { memory, passes, parallelism, tagLength, nonce })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(nonce)}$${toText(hash)}`
}

/** Reads the cost from the hash, so that older hashes still work after we raise the cost. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', text = ''] = format.exec(hash) ?? []
  if (memory === undefined) return false
  const expected = Buffer.from(text, 'base64')
  const actual = await derive(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    nonce: Buffer.from(salt, 'base64'),
  })
  return timingSafeEqual(actual, expected)
}

/**
 * Hashes the normalized password, because a character can have
 * several encodings and keyboards differ in the one they send.
 */
function derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  return hashing.add(() =>
    hashWith('argon2id', { ...parameters, message: password.normalize('NFKC') }),
  )
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
