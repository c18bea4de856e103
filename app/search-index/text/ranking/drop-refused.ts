import type { QueryReading } from '#app/domain/query-reading.ts'

/** Returns the reading of a search whose refused words were ignored because they left nothing. */
export function dropRefused(reading: QueryReading): QueryReading {
  const refused = reading.understood.filter(({ group }) => group === 'word')
  return {
    ...reading,
    understood: reading.understood.filter(({ group }) => group !== 'word'),
    dropped: [...reading.dropped, ...refused.map(part => part.words)],
  }
}
