/** Paths whose next segment is a secret: whoever knows it may act for its owner. */
const secretPaths = ['unsubscribe', 'feeds']

/** Query parameters with secrets: links in emails, drafts, logins and the sources' keys. */
const secretParameters = [
  'token',
  'code',
  'state',
  'session_state',
  'id_token',
  'access_token',
  'refresh_token',
  'client_secret',
  'secret',
  'password',
  'api_key',
  'apikey',
  'key',
  'pid',
]

const slash = '(?:\\/|%2f|%252f)+'
const path = new RegExp(
  `(${slash}(?:${secretPaths.map(toPattern).join('|')})${slash})[^/?#&"'\\s\\\\]+`,
  'gi',
)
const parameter = new RegExp(
  `((?:[?&;]|%3f|%26|%253f|%2526)(?:${secretParameters.map(toPattern).join('|')})(?:=|%3d|%253d))(?:(?!%26|%2526)[^&#;"'\\s\\\\])+`,
  'gi',
)

/**
 * Replaces the secrets in all URLs in a text, which may themselves be parts of other URLs.
 *
 *     GET /unsubscribe/dQw4w9        → GET /unsubscribe/[redacted]
 *     /auth/verify/?token=ey.J&to=/  → /auth/verify/?token=[redacted]&to=/
 */
export function redactSecrets(text: string): string {
  return text.replace(path, '$1[redacted]').replace(parameter, '$1[redacted]')
}

/** Matches a word in which any character may be percent-encoded, as routes match it too. */
function toPattern(word: string): string {
  const toHex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  return [...word]
    .map(letter => `(?:${letter}|${toHex(letter)}|${toHex(letter.toUpperCase())})`)
    .join('')
}
