import { cleanText } from './clean-text.ts'
import { toWords } from './to-words.ts'

/** What feeds write in any field to say that it has no value, as `toWords` returns it. */
export const placeholderWords: readonly string[] = [
  'n a, na, nan, none, null, nil, undefined, unknown, unspecified, tbd, tba, ref, name error',
  'not applicable, not available, not specified, not stated, not defined, not set, not known',
  'does not apply, no data, no value, no info, to be determined, to be announced, object object',
  'keine, keine angabe, keine angaben, k a, ohne, unbekannt, nicht verfugbar, nicht zutreffend',
  'sans, aucun, aucune, inconnu, inconnue, non applicable, non specifie, non disponible',
  'ninguno, ninguna, sin especificar, no aplica, desconocido, desconocida, no disponible',
  'nessuno, nessuna, sconosciuto, non specificato, n d, geen, onbekend, n v t, niet van toepassing',
].flatMap(line => line.split(', '))

const words = new Set(placeholderWords)

/** True for text that stands for a missing value as a whole: "N/A", "-", "not specified". */
export function isPlaceholder(text: string): boolean {
  return (
    (text.length < maxLength && words.has(toWords(text).join(' '))) || !/[\p{L}\p{N}]/u.test(text)
  )
}

/** Returns a product's name on one line; undefined for one that only stands for a name: "N/A". */
export function toStatedName(text: string | null | undefined): string | undefined {
  const name = cleanText(text)
  return name === undefined || isPlaceholder(name) ? undefined : name
}

const maxLength = 40
