import { toDataPath } from '#app/domain/urls/data-path.ts'

/**
 * Returns the files of a page, relative to the export's folder; undefined for a path that no file
 * can have. A file server answers a folder with its `index.html`, mostly after adding a slash to
 * the URL, so the page's data has the names that React Router requests with and without the slash.
 *
 *     /               → index.html, _.data
 *     /company/about  → company/about/index.html, company/about.data, company/about/_.data
 */
export function toPageFiles(path: string): { document: string; data: string[] } | undefined {
  if (path === '/') return { document: 'index.html', data: [toDataPath('/').slice(1)] }
  const folder = toFolder(path)
  if (folder === undefined) return undefined
  return { document: `${folder}/index.html`, data: [toDataPath(folder), toDataPath(`${folder}/`)] }
}

/** Returns the file for data that has no page; undefined if the path would leave the folder. */
export function toDataFile(path: string): string | undefined {
  const folder = toFolder(path)
  return folder === undefined ? undefined : toDataPath(folder)
}

/** Decodes the segments of a path, none of which may leave the folder. */
function toFolder(path: string): string | undefined {
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent)
    const isSafe = segments.every(each => !/^\.{0,2}$|[/\\\0]/.test(each))
    return isSafe && path.startsWith('/') ? segments.join('/') : undefined
  } catch {
    return undefined
  }
}
