/**
 * Returns the event id for the last change that a stream has delivered. The id includes the user,
 * because a browser that reconnects sends it even if another user has signed in.
 *
 *     { userId: 'u1', revision: 17 }  ↔  "17.u1"
 */
export function formatResumeToken(userId: string, revision: number): string {
  return `${revision}.${encodeURIComponent(userId)}`
}

/**
 * Returns the revision to resume after; undefined for a different user's token or an invalid one.
 */
export function parseResumeToken(token: string | null, userId: string): number | undefined {
  const [, revision] = /^(\d{1,15})\./.exec(token ?? '') ?? []
  if (revision === undefined) return undefined
  return token === formatResumeToken(userId, Number(revision)) ? Number(revision) : undefined
}
