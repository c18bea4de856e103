import { ancestorsOf, findCategory } from './category-tree.ts'
import { homePath } from './urls/links.ts'

/** Returns the category in a list's path: `/products/women/dresses` → dresses. */
export function findPathCategory(path: string): string | undefined {
  const [, root, main, below] = path.split(/[/?#]/)
  const id = root === 'products' ? below || main : undefined
  return findCategory(id)?.id
}

/**
 * Finds the menu link to mark on a page: the link to its category or nearest ancestor,
 * else the first link within its main category, else the first link to a parent page.
 */
export function findCurrentLink(links: readonly string[], path: string): string | undefined {
  const ids = ancestorsOf(findPathCategory(path)).map(({ id }) => id)
  const [main] = ids
  const nearest = ids.toReversed().map(id => links.find(link => findPathCategory(link) === id))
  return (
    nearest.find(link => link !== undefined) ??
    links.find(link => main !== undefined && isInMain(link, main)) ??
    links.find(
      link =>
        link !== homePath &&
        findPathCategory(link) === undefined &&
        (path === link || path.startsWith(`${link.replace(/\/$/, '')}/`)),
    )
  )
}

function isInMain(link: string, main: string): boolean {
  return ancestorsOf(findPathCategory(link))[0]?.id === main
}
