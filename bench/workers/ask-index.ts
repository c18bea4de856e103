import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import type { IndexAnswer, IndexQuery } from '#app/search-index/index-interface.ts'
import { createIndexClient } from '#app/search-index/worker/index-client.server.ts'
import { readMemoryMb } from '../application/find-server-process.ts'
import { queryKinds, toEngineQuery } from '../search/query-mix.ts'

export interface AskingOrder {
  /** The database of the process's own index; without it, the parent answers. */
  databaseUrl?: string
  seconds: number
}

export interface Asked {
  times: number[]
  memoryMb: number
}

/** Visitors who ask at the same time, as many as one process serves well. */
const visitors = 4
const waiting = new Map<number, (answer: IndexAnswer) => void>()
let ask: (query: IndexQuery) => Promise<unknown> = askParent
let seconds = 0
let lastId = 0

type Message = AskingOrder | 'go' | { id: number; answer: IndexAnswer }

process.on('message', async (message: Message) => {
  if (message === 'go') process.send?.(await run())
  else if ('answer' in message) waiting.get(message.id)?.(message.answer)
  else {
    seconds = message.seconds
    if (message.databaseUrl !== undefined) ask = await openIndex(message.databaseUrl)
    process.send?.('ready')
  }
})

async function openIndex(databaseUrl: string): Promise<typeof ask> {
  const log = pino({ level: 'error' })
  const index = createIndexClient({ databaseUrl, log, deadlineMs: 60_000 })
  while (!index.state().isReady) await pause(50)
  return query => index.query(query)
}

function askParent(query: IndexQuery): Promise<IndexAnswer> {
  lastId += 1
  const id = lastId
  return new Promise(resolve => {
    waiting.set(id, answer => {
      waiting.delete(id)
      resolve(answer)
    })
    process.send?.({ id, query })
  })
}

async function run(): Promise<Asked> {
  const queries = queryKinds.flatMap(({ queries }) => queries.map(toEngineQuery))
  const times: number[] = []
  const endAt = performance.now() + seconds * 1000
  let next = 0
  async function visit(): Promise<void> {
    while (performance.now() < endAt) {
      const query = queries[next % queries.length]
      next += 1
      const startedAt = performance.now()
      if (query) await ask({ ...query, sort: 'relevance' })
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return { times, memoryMb: readMemoryMb(String(process.pid)) }
}
