import type pg from 'pg'
import { formatEvent } from './event-stream.ts'
import type { OpenTab, OpenTabs } from './open-tabs.ts'
import { formatResumeToken } from './resume-token.ts'
import { fetchMissed, type MissedAnswer, type SavedChange } from './saved-changes.server.ts'

/** Sends a change and records that the tab has seen everything up to it. */
export function sendChange(tab: OpenTab, change: SavedChange): void {
  tab.revision = change.revision
  tab.send(formatEvent('change', change, formatResumeToken(tab.userId, change.revision)))
}

/**
 * Sends the given users' tabs the changes that they have missed. Returns the users who need another
 * round, because the log no longer reaches back to the last change that one of their tabs received.
 */
export async function sendMissed(
  reader: pg.Client,
  tabs: OpenTabs,
  userIds: readonly string[],
): Promise<string[]> {
  // Revisions are captured first, because notifications may advance them while the query runs.
  const requested = new Map(
    userIds.map(userId => [userId, tabs.of(userId).map(tab => ({ tab, after: tab.revision }))]),
  )
  const questions = [...requested].flatMap(([userId, entries]) => {
    const known = entries.map(({ after }) => after).filter(after => after !== undefined)
    if (entries.length === 0) return []
    const needsList = known.length < entries.length
    return [{ userId, needsList, ...(known.length > 0 ? { after: Math.min(...known) } : {}) }]
  })
  if (questions.length === 0) return []
  const answers = await fetchMissed(reader, questions)
  return answers
    .filter(answer =>
      (requested.get(answer.userId) ?? [])
        .map(({ tab, after }) => sendAnswer(tab, after, answer))
        .includes(false),
    )
    .map(({ userId }) => userId)
}

/**
 * Sends a tab the changes it missed. Returns false if the
 * tab needs the whole list, which `answer` may not include.
 */
function sendAnswer(tab: OpenTab, after: number | undefined, answer: MissedAnswer): boolean {
  const { userId, revision, changes, keys } = answer
  if (after === undefined) {
    tab.revision = revision
    tab.send(formatEvent('list', { keys, revision }, formatResumeToken(userId, revision)))
    return true
  }
  const seen = tab.revision ?? after
  const missed = changes.filter(change => change.revision > seen)
  // After a restore from a backup, a tab may have seen changes that no longer exist.
  if (after > revision || missed.length < revision - seen) {
    tab.revision = undefined
    return false
  }
  for (const change of missed) sendChange(tab, change)
  return true
}
