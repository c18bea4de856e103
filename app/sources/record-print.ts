import { hash } from 'node:crypto'

/**
 * The print of a record's text as sent: equal prints, equal records. `context` is what else its product is made from, such
 * as the source's category tree.
 */
export function toPrint(text: string, context = ''): string {
  return hash('sha1', context + text).slice(0, 32)
}
