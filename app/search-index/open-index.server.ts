import { createComparedIndex } from './compared-index.server.ts'
import type { OnCompared } from './index-state.ts'
import {
  createIndexClient,
  type IndexClient,
  type IndexClientOptions,
} from './worker/index-client.server.ts'

const comparedMs = 60_000

/** Opens the index where the settings say; nobody else knows where that is. */
export function openIndex({
  searchUrl,
  searchMs,
  isCompared = false,
  onCompared,
  ...options
}: IndexClientOptions & {
  /** True if OpenSearch is only compared with the index in memory, which answers. */
  isCompared?: boolean
  /** How long answers from OpenSearch are waited for; the index in memory has a time of its own. */
  searchMs?: number
  onCompared?: OnCompared | undefined
}): IndexClient {
  if (searchUrl === undefined) return createIndexClient(options)
  if (!isCompared)
    return createIndexClient({
      ...{ ...options, searchUrl },
      ...(searchMs === undefined ? {} : { deadlineMs: searchMs }),
    })
  const { databaseUrl, log } = options
  return createComparedIndex({
    answering: createIndexClient(options),
    // Nobody waits for these answers, and late ones are worth comparing, too.
    compared: createIndexClient({ databaseUrl, log, searchUrl, deadlineMs: comparedMs }),
    log,
    onCompared,
  })
}
