import { type Connector, type Cursor, type ReadStep, SourceError } from './connector.ts'

/**
 * Creates an in-memory source that returns `steps` in order, with
 * cursors numbered from 1. An `Error` among the steps is thrown.
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

/**
 * Reads until the source fails, calls `recover`, and resumes from the
 * last cursor with a new connector. Returns the id of every product
 * it read. Throws unless the first read ends with a `SourceError`.
 */
export async function readAcrossFailure(
  createConnector: () => Connector,
  recover: () => void,
): Promise<Set<string>> {
  const ids = new Set<string>()
  let cursor: Cursor | undefined
  let failure: unknown
  try {
    for await (const step of createConnector().readAll()) {
      for (const { id } of step.products) ids.add(id)
      cursor = step.cursor
    }
  } catch (error) {
    failure = error
  }
  if (!(failure instanceof SourceError)) throw failure ?? new Error('The source did not fail.')
  recover()
  for await (const step of createConnector().readAll(cursor))
    for (const { id } of step.products) ids.add(id)
  return ids
}
