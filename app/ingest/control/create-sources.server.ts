import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { getScopeName } from '#app/networks/all-sources.server.ts'
import type { Connector, ConnectorHealth } from '#app/sources/connector.ts'
import { previewRelease } from '../preview-release.server.ts'
import { dropRun, RunDecisionError, releaseRun } from '../release-run.server.ts'
import { countFeedProducts, type FeedScope, removeFeed } from '../remove-feed.server.ts'
import { fetchSyncCalls, type SyncCalls } from '../sync-calls.server.ts'
import { fetchRunStatus, type RunStatus } from '../sync-status.server.ts'
import { callSource } from './call-source.server.ts'
import { fetchRejected, fetchRejections } from './fetch-rejected.ts'
import { fetchDoubts, fetchRuns } from './fetch-runs.ts'
import { findTrouble } from './find-trouble.ts'
import type { SourceRow, Sources } from './sources.ts'

/** A source that this server is configured to read. */
export interface ConfiguredSource {
  letter: NetworkLetter
  title: string
  ratePerMinute: number
  /** Returns the next scheduled run, and the time between runs. */
  getNextRun(): { at: Date; intervalMs: number }
  getHealth(): ConnectorHealth | undefined
  find: Connector['find']
}

/** The part of the sync queue that operators use. */
export interface SyncRequests {
  request(source: NetworkLetter, client: pg.ClientBase): Promise<boolean>
  fetchWaiting(): Promise<NetworkLetter[]>
}

function isFeedScope(scope: string): scope is FeedScope {
  return scope.startsWith('f:')
}

export function createSources({
  pool,
  configured,
  queue,
}: {
  pool: pg.Pool
  configured: readonly ConfiguredSource[]
  queue: SyncRequests
}): Sources {
  function toRow(
    status: RunStatus,
    waiting: readonly string[],
    syncCalls: SyncCalls | undefined,
  ): SourceRow {
    const name = getScopeName(status.scope)
    const source = configured.find(({ letter }) => letter === status.scope)
    if (!source) return { ...status, name, title: name, trouble: findTrouble(status, undefined) }
    const { at, intervalMs } = source.getNextRun()
    return {
      ...{ ...status, name, title: source.title, trouble: findTrouble(status, intervalMs) },
      ...(syncCalls && { syncCalls }),
      schedule: {
        nextRunAt: at,
        ratePerMinute: source.ratePerMinute,
        isWaiting: waiting.includes(source.letter),
        health: source.getHealth(),
      },
    }
  }

  return {
    async fetchAll() {
      const [known, waiting, calls] = await Promise.all([
        fetchRunStatus(pool),
        queue.fetchWaiting(),
        fetchSyncCalls(pool),
      ])
      const unread = configured.filter(({ letter }) => !known.some(({ scope }) => scope === letter))
      return [...known, ...unread.map(({ letter }) => ({ scope: letter }))]
        .map(status => toRow(status, waiting, calls.get(status.scope)))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    },

    fetchRuns: ({ scope }) => fetchRuns(pool, scope),
    fetchRejections: run => fetchRejections(pool, run),
    fetchRejected: (run, reason, after) => fetchRejected(pool, run, reason, after),

    fetchDoubts: run => fetchDoubts(pool, run),

    async findHeldStep({ scope, held }) {
      if (!held) return undefined
      const preview = await previewRelease(pool, scope, held.run)
      const { rows } = await pool.query<{ reason: string; heldAt: Date }>(
        `SELECT reason, held_at AS "heldAt" FROM quarantine WHERE run = $1 AND state = 'held'`,
        [held.run],
      )
      return preview && rows[0] ? { ...preview, ...rows[0], run: held.run } : undefined
    },

    requestSync: (actor, { scope, name, run }) =>
      inTransaction(pool, async client => {
        const source = configured.find(({ letter }) => letter === scope)
        if (!source || !(await queue.request(source.letter, client))) return false
        await recordAudit(client, {
          ...{ actor, action: 'requested sync', subject: name },
          before: { run: run?.id ?? null, state: run?.state ?? 'never synced' },
          after: { state: 'queued' },
        })
        return true
      }),

    async removeFeed(actor, { scope, name }) {
      if (!isFeedScope(scope)) return `${name} is not a feed.`
      const removed = await removeFeed(pool, scope, actor)
      return removed === 'busy' ? `${name} is being imported. Try again when it ends.` : undefined
    },

    countFeed: async ({ scope }) =>
      isFeedScope(scope) ? countFeedProducts(pool, scope) : undefined,

    async call({ scope }, retailers) {
      const source = configured.find(({ letter }) => letter === scope)
      return source && callSource(pool, { source: source.letter, find: source.find }, retailers)
    },

    async decide(actor, decision, { scope, name }, run) {
      try {
        const carryOut = decision === 'release' ? releaseRun : dropRun
        const outcome = await carryOut(pool, scope, run, actor)
        if (outcome === 'busy') return `${name} is syncing now. Try again when it finishes.`
        return undefined
      } catch (error) {
        if (error instanceof RunDecisionError) return error.message
        throw error
      }
    },
  }
}
