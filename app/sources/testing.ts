import type { Connector, Cursor, ReadStep } from './connector.ts'

/**
 * An in-memory source that returns `steps` in order, with cursors numbered from 1. An `Error` among
 * the steps is thrown.
 */
export function makeConnector(
  steps: (Partial<ReadStep> | Error)[],
  find: Connector['find'] = async () => undefined,
): Connector & { readFrom: (Cursor | undefined)[] } {
  const readFrom: (Cursor | undefined)[] = []
  return {
    source: 's',
    readFrom,
    async *readAll(from) {
      readFrom.push(from)
      const begin = from === undefined ? 0 : Number(from)
      for (const [index, step] of steps.entries()) {
        if (index < begin) continue
        if (step instanceof Error) throw step
        yield { products: [], rejected: [], cursor: String(index + 1), ...step }
      }
    },
    find,
  }
}
