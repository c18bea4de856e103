import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The scope of an unsubscribe click: one alert, or all email to a user about alerts and searches.
 */
export type Unsubscription = { kind: 'alert'; id: string } | { kind: 'user'; id: string }

export interface UnsubscribeTokens {
  create(what: Unsubscription): string
  /** Parses a token; undefined for one that we did not sign. */
  parse(token: string): Unsubscription | undefined
}

const kinds = { a: 'alert', u: 'user' } as const

/**
 * Tokens work without signing in and never expire, because an email may be opened years later:
 * `a.<id>.<signature>`. They can only be used to unsubscribe.
 */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url')
  return {
    create({ kind, id }) {
      const text = `${kind.charAt(0)}.${Buffer.from(id).toString('base64url')}`
      return `${text}.${sign(text)}`
    },
    parse(token) {
      const [, letter = '', id = '', signature = ''] =
        /^([au])\.([\w-]+)\.([\w-]+)$/.exec(token) ?? []
      const expected = Buffer.from(sign(`${letter}.${id}`))
      const given = Buffer.from(signature)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      if (!isOurs || (letter !== 'a' && letter !== 'u')) return undefined
      return { kind: kinds[letter], id: Buffer.from(id, 'base64url').toString() }
    },
  }
}
