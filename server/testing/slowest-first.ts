import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The test files that start, kill or wait for other processes. Vitest
 * cannot know how long they take until it has run them once.
 */
export const slowest = [
  'server/sync/kill.test.ts',
  'server/run-process.test.ts',
  'scripts/start.test.mjs',
  'server/killed-matching.test.ts',
  'server/interrupted-sync.test.ts',
  'server/listed-groups.test.ts',
  'server/outage.test.ts',
  'app/database/supervise-postgres.test.ts',
]

/** Runs the slowest test files first, so that a run does not end with a single busy worker. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slowest.findIndex(path => moduleId.endsWith(`/${path}`))
      return index === -1 ? slowest.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
