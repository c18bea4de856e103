import { articlePath } from '#app/domain/urls/links.ts'
import type { Content } from './content.ts'

/** Returns the path of an article that was renamed; undefined if no article had this id. */
export function findRenamedPath(
  content: Pick<Content, 'articles'>,
  site: { id: string },
  uid: string,
): string | undefined {
  const articles = content.articles(site.id)
  if (articles.some(each => each.uid === uid)) return undefined
  const renamed =
    articles.find(each => each.formerUids.includes(uid)) ??
    articles.find(each => each.slugs.includes(uid))
  return renamed && articlePath(renamed)
}
