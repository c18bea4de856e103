const ending = /\/_\.data$|\.data$/

/** True for the paths from which React Router's scripts read the data of pages. */
export function isDataPath(pathname: string): boolean {
  return ending.test(pathname)
}

/**
 * Returns the path of the page whose data is at a path; any other path is returned unchanged.
 *
 *     /products/women.data   → /products/women
 *     /products/women/_.data → /products/women/
 */
export function toPagePath(pathname: string): string {
  return pathname.replace(ending, match => (match === '.data' ? '' : '/'))
}

/** Returns the path of a page's data. */
export function toDataPath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`
}
