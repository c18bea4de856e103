import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { z } from 'zod'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { listen } from '#app/database/listen.server.ts'
import { sendChange, sendMissed } from './catch-up.server.ts'
import { formatEvent } from './event-stream.ts'
import { createOpenTabs, type OpenTab } from './open-tabs.ts'
import { parseSavedNotification, savedChannel } from './saved-changes.server.ts'

/** Sends changes to every open tab of this server, over a single database connection. */
export interface SavedHub {
  /** Opens the event stream of one tab; undefined if too many are open. */
  open(tab: StreamedTab): ReadableStream<Uint8Array> | undefined
  /** The number of open streams. */
  readonly size: number
  /** Ends all streams. */
  close(): Promise<void>
}

/**
 * `revision` is the last one that the tab has seen;
 * if it is undefined, the tab is sent the whole list.
 */
export type StreamedTab = Pick<OpenTab, 'userId' | 'sessionId' | 'revision'>

/** The channel that is notified of every change to users, profiles and sessions. */
const accountChannel = 'account_changes'
const accountChange = z.object({
  uid: z.string(),
  kind: z.enum(['user', 'profile', 'sessions']),
})

/** The maximum number of users per query, since each may have thousands of products. */
const batchSize = 50

export function createSavedHub({
  databaseUrl,
  log,
}: {
  databaseUrl: string
  log: Pick<BaseLogger, 'info' | 'error'>
}): SavedHub {
  const stop = new AbortController()
  const tabs = createOpenTabs()
  /** Users whose tabs may have missed a change, and users whose sessions may have ended. */
  const behind = new Set<string>()
  const unchecked = new Set<string>()
  let client: pg.Client | undefined
  let isCatchingUp = false

  const listening = listen({
    databaseUrl,
    name: 'storefronts saved',
    channels: [savedChannel, accountChannel],
    signal: stop.signal,
    onNotification(channel, payload) {
      try {
        if (channel === savedChannel) noteSaved(payload)
        else noteAccount(payload)
      } catch (err) {
        log.error({ err, channel }, 'a notification could not be read')
      }
    },
    onConnected(connected) {
      client = connected
      for (const userId of tabs.userIds()) {
        behind.add(userId)
        unchecked.add(userId)
      }
      void catchUp()
    },
    onDisconnected() {
      client = undefined
    },
    onTrouble(error) {
      // The pool already reports database outages.
      if (!isConnectionLoss(error)) log.error({ err: error }, 'open pages receive no live changes')
    },
    onRecovery: () => log.info({ tabs: tabs.size }, 'open pages receive live changes again'),
  })

  function noteSaved(payload: string): void {
    const { userId, change } = parseSavedNotification(payload)
    for (const tab of tabs.of(userId)) {
      if (tab.revision === change.revision - 1) sendChange(tab, change)
      else if (tab.revision === undefined || tab.revision < change.revision) behind.add(userId)
    }
    void catchUp()
  }

  function noteAccount(payload: string): void {
    const { uid, kind } = accountChange.parse(JSON.parse(payload))
    if (kind === 'sessions') unchecked.add(uid)
    else for (const tab of tabs.of(uid)) tab.send(formatEvent('account', {}))
    void catchUp()
  }

  /** Runs until every tab is up to date. Users added in the meantime are included. */
  async function catchUp(): Promise<void> {
    const reader = client
    if (isCatchingUp || !reader) return
    isCatchingUp = true
    try {
      while (behind.size + unchecked.size > 0 && client === reader) {
        await closeEndedSessions(reader, claimBatch(unchecked))
        for (const userId of await sendMissed(reader, tabs, claimBatch(behind))) behind.add(userId)
      }
    } catch (err) {
      if (!isConnectionLoss(err)) log.error({ err }, 'saved changes could not be read')
      // When the connection is restored, every user is first sent the changes they missed.
      reader.connection.stream.destroy()
    }
    isCatchingUp = false
    if (client !== reader) void catchUp()
  }

  async function closeEndedSessions(reader: pg.Client, userIds: string[]): Promise<void> {
    const checked = userIds.flatMap(userId => tabs.of(userId))
    if (checked.length === 0) return
    const { rows } = await reader.query<{ id: string }>(
      'SELECT id FROM sessions WHERE id = ANY($1) AND expires_at > now()',
      [checked.map(({ sessionId }) => sessionId)],
    )
    const alive = new Set(rows.map(({ id }) => id))
    for (const tab of checked) {
      if (alive.has(tab.sessionId)) continue
      tab.send(formatEvent('signed-out', {}))
      tab.close()
    }
  }

  return {
    get size() {
      return tabs.size
    },
    open({ userId, sessionId, revision }) {
      const tab = tabs.open({ userId, sessionId, revision })
      behind.add(userId)
      void catchUp()
      return tab?.body
    },
    async close() {
      stop.abort()
      tabs.close()
      await listening
    },
  }
}

function claimBatch(users: Set<string>): string[] {
  const batch = [...users].slice(0, batchSize)
  for (const userId of batch) users.delete(userId)
  return batch
}
