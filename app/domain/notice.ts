/** A message about something that happened before the page was requested. */
export interface Notice {
  kind: 'success' | 'error'
  title: string
  text: string
}
