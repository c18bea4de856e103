/**
 * Parses a language as feeds and operators state it: de, de-AT, pt_BR, English. Returns the
 * two-letter code of ISO 639-1; undefined for anything else.
 */
export function parseLanguage(text: string | undefined): string | undefined {
  const stated = (text ?? '').trim().toLowerCase()
  const [, code = ''] = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/.exec(stated) ?? []
  return codes.has(code) ? code : byName.get(stated)
}

/** Feeds that state no language are read as English. */
export function isEnglish(language: string | undefined): boolean {
  return language === undefined || language === 'en'
}

/** Returns a language's English name: de → German. */
export function formatLanguage(code: string): string {
  return names.of(code) ?? code
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes: ReadonlySet<string> = new Set(
  letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => names.of(code) !== code),
)
const byName = new Map([...codes].map(code => [formatLanguage(code).toLowerCase(), code]))
