export const adminSourcesPath = '/admin/sources'

/**
 * Builds the path of the page for a source (by name) or a feed (by scope). `reason`
 * lists the rejected records with that reason, starting after record number `after`.
 */
export function adminSourcePath(
  name: string,
  { reason, after }: { reason?: string; after?: string } = {},
): string {
  const search = new URLSearchParams()
  if (reason) search.set('reason', reason)
  if (after) search.set('after', after)
  const path = `${adminSourcesPath}/${encodeURIComponent(name)}`
  return search.size === 0 ? path : `${path}?${search}`
}
