import { createEventStream, formatRetry, keepAliveBytes } from './event-stream.ts'

/** An open tab of a signed-in user, listening for changes. */
export interface OpenTab {
  userId: string
  sessionId: string
  /** The last revision sent to it; undefined until the whole list has been sent. */
  revision: number | undefined
  body: ReadableStream<Uint8Array>
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
}

/** The tabs connected to this server. */
export interface OpenTabs {
  /** Opens a tab's stream; undefined if the server or the user has too many open tabs. */
  open(tab: Pick<OpenTab, 'userId' | 'sessionId' | 'revision'>): OpenTab | undefined
  of(userId: string): readonly OpenTab[]
  userIds(): Iterable<string>
  readonly size: number
  close(): void
}

const maxTabs = 10_000
const maxTabsPerUser = 50
/** The time between two keep-alive messages, shorter than the idle timeouts of common proxies. */
const keepAliveMs = 20_000
/** Streams are closed periodically, so that the tab's session is checked again. */
const maxStreamMs = 30 * 60_000

export function createOpenTabs(): OpenTabs {
  const byUser = new Map<string, OpenTab[]>()
  const ends = new Map<OpenTab, number>()
  const keepAlive = setInterval(keepAllAlive, keepAliveMs)
  let isClosed = false

  function keepAllAlive(): void {
    const now = performance.now()
    for (const [tab, endsAt] of [...ends]) {
      if (now > endsAt) tab.close()
      else tab.send(keepAliveBytes)
    }
  }

  function drop(tab: OpenTab): void {
    ends.delete(tab)
    const rest = (byUser.get(tab.userId) ?? []).filter(other => other !== tab)
    if (rest.length > 0) byUser.set(tab.userId, rest)
    else byUser.delete(tab.userId)
  }

  return {
    open(given) {
      const others = byUser.get(given.userId) ?? []
      if (isClosed || ends.size >= maxTabs || others.length >= maxTabsPerUser) return undefined
      const stream = createEventStream(() => drop(tab))
      const tab: OpenTab = { ...given, ...stream }
      byUser.set(given.userId, [...others, tab])
      // Random times keep the tabs from reconnecting at the same moment.
      ends.set(tab, performance.now() + maxStreamMs * (0.5 + Math.random() / 2))
      tab.send(formatRetry(Math.round(1_000 + Math.random() * 2_000)))
      return tab
    },
    of: userId => byUser.get(userId) ?? [],
    userIds: () => byUser.keys(),
    get size() {
      return ends.size
    },
    close() {
      isClosed = true
      clearInterval(keepAlive)
      for (const tab of [...ends.keys()]) tab.close()
    },
  }
}
