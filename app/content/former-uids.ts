import type { WireDocument } from './wire.ts'

/** The earlier UIDs of documents, by document id, oldest first. */
export type FormerUids = Readonly<Record<string, readonly string[]>>

/** More renames than an article ever has. */
const maxUids = 20

/** Notes the UIDs that changed between two versions, because links to them are all over the web. */
export function noteFormerUids(
  former: FormerUids,
  before: readonly WireDocument[],
  after: readonly WireDocument[],
): FormerUids {
  const current = new Map(after.map(({ id, uid }) => [id, uid]))
  const noted = new Map(Object.entries(former))
  for (const { id, uid } of before) {
    const renamed = current.get(id)
    if (uid === undefined || renamed === undefined || renamed === uid) continue
    const uids = (noted.get(id) ?? []).filter(each => each !== uid)
    noted.set(id, [...uids, uid].slice(-maxUids))
  }
  return Object.fromEntries(noted)
}
