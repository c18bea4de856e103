import type { NetworkLetter } from '#app/domain/source.ts'

/** What operators call a source that is asked: in settings, on the command line, in the job queue. */
export type SourceName = 'style' | 'cj' | 'rakuten' | 'trending'

export const sourceNames: Readonly<Record<NetworkLetter, SourceName>> = {
  s: 'style',
  c: 'cj',
  r: 'rakuten',
  k: 'trending',
}

export function findSourceLetter(name: string): NetworkLetter | undefined {
  return (Object.keys(sourceNames) as NetworkLetter[]).find(letter => sourceNames[letter] === name)
}
