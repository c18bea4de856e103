import { createComparedIndex } from './compared-index.server.ts'
import type { OnCompared } from './index-state.ts'
import {
  createIndexClient,
  type IndexClient,
  type IndexClientOptions,
} from './worker/index-client.server.ts'

/** Opens the index where the settings say; nobody else knows where that is. */
export function openIndex({
  searchUrl,
  isCompared = false,
  onCompared,
  ...options
}: IndexClientOptions & {
  /** True if OpenSearch is only compared with the index in memory, which answers. */
  isCompared?: boolean
  onCompared?: OnCompared | undefined
}): IndexClient {
  if (searchUrl === undefined) return createIndexClient(options)
  if (!isCompared) return createIndexClient({ ...options, searchUrl })
  const { databaseUrl, log } = options
  return createComparedIndex({
    answering: createIndexClient(options),
    // Nobody waits for these answers, and late ones are worth comparing, too.
    compared: createIndexClient({ databaseUrl, log, searchUrl, deadlineMs: 10_000 }),
    log,
    onCompared,
  })
}
