/** Builds the path of the audit log; `before` is the id of the last entry on the previous page. */
export function adminAuditPath({ text, before }: { text?: string; before?: string } = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (before) search.set('before', before)
  return search.size === 0 ? '/admin/audit' : `/admin/audit?${search}`
}
