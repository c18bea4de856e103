import { adminPath } from '#app/domain/urls/links.ts'

/**
 * The operators' menu. Except for the start page, the
 * page of the topic `links` is at `/admin/links`.
 */
export const adminMenu: readonly { topic: string; label: string }[] = [
  { topic: 'morning', label: 'Today' },
  { topic: 'retailers', label: 'Retailers' },
  { topic: 'clicks', label: 'Clicks' },
  { topic: 'links', label: 'Links' },
  { topic: 'search', label: 'Search' },
  { topic: 'sales', label: 'Sales' },
  { topic: 'sources', label: 'Sources' },
  { topic: 'vocabulary', label: 'Vocabulary' },
  { topic: 'rules', label: 'Rules' },
  { topic: 'storefronts', label: 'Storefronts' },
  { topic: 'audit', label: 'Audit' },
]

/** Builds the path of a topic's page. */
export function topicPath(topic: string): string {
  return topic === 'morning' ? adminPath : `${adminPath}/${topic}`
}
