import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import PQueue from 'p-queue'
import { findListCategory } from '#app/domain/list-category.ts'
import { homeSectionPath, menuDataPath } from '#app/domain/urls/data-links.ts'
import { toDataPath } from '#app/domain/urls/data-path.ts'
import { sitemapIndexPath } from '#app/domain/urls/links.ts'
import { getShell } from '#app/storefronts/shell.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toDataFile, toPageFiles } from './export-files.ts'

/** Answers a path of the storefront like the server, without its HTTP layer. */
export type RenderPath = (path: string) => Promise<Response>

export interface ExportOutcome {
  pages: number
  /** Data of the menu and of sections that pages load later. */
  parts: number
  /** Paths that could not be rendered, with the reason. */
  faults: string[]
}

/** Pages to render at a time, so that rendering and the index work side by side. */
const concurrency = 4
/** Product pages are too many to be rendered ahead. */
const productFile = /\/products-\d+\.xml$/

/**
 * Renders the pages that the sitemap lists, except products, and their data into `folder`: all of
 * them, or the home page and those whose paths begin with one of `only`.
 * Redirects have no file, because nothing links to them.
 */
export async function exportPages(
  render: RenderPath,
  site: Storefront,
  folder: string,
  only: readonly string[],
): Promise<ExportOutcome> {
  const outcome: ExportOutcome = { pages: 0, parts: 0, faults: [] }
  const queue = new PQueue({ concurrency })

  async function write(file: string, body: string): Promise<void> {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, body)
  }

  async function exportPage(path: string): Promise<void> {
    const files = toPageFiles(path)
    if (!files) return void outcome.faults.push(`${path}: no file can have this path`)
    const document = await render(path)
    if (document.status !== 200) return void noteStatus(path, document.status)
    const data = await render(toDataPath(path))
    if (data.status !== 200) return void noteStatus(toDataPath(path), data.status)
    await write(files.document, await document.text())
    const body = await data.text()
    for (const file of files.data) await write(file, body)
    outcome.pages += 1
  }

  /** Exports data that some pages load later. A section without products has none. */
  async function exportPart(path: string): Promise<void> {
    const file = toDataFile(path)
    const data = await render(toDataPath(path))
    if (file === undefined || data.status !== 200) return
    await write(file, await data.text())
    outcome.parts += 1
  }

  function noteStatus(path: string, status: number): void {
    if (status < 300 || status > 399) outcome.faults.push(`${path}: status ${status}`)
  }

  const isAsked = (path: string) =>
    only.length === 0 || path === '/' || only.some(start => path.startsWith(start))
  const attempt = (path: string, work: (path: string) => Promise<void>) =>
    queue.add(() =>
      work(path).catch(error => {
        outcome.faults.push(`${path}: ${error instanceof Error ? error.message : error}`)
      }),
    )
  await Promise.all([
    ...(await listPaths(render)).filter(isAsked).map(path => attempt(path, exportPage)),
    ...listParts(site).map(path => attempt(path, exportPart)),
  ])
  return outcome
}

async function listPaths(render: RenderPath): Promise<string[]> {
  const files = (await readLocations(render, sitemapIndexPath)).filter(
    file => !productFile.test(file),
  )
  const paths = await Promise.all(files.map(file => readLocations(render, file)))
  return [...new Set(paths.flat())]
}

/** Reads the paths of a sitemap, which the storefront itself wrote. */
async function readLocations(render: RenderPath, path: string): Promise<string[]> {
  const response = await render(path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Lists what the home page and the menu load after the document. */
function listParts(site: Storefront): string[] {
  const categories = getShell(site, []).menu.flatMap(({ link }) => {
    const [room, main, category] = link.slice(1).split('/')
    const found = room === 'products' ? findListCategory({ main, category }) : undefined
    return found?.id === undefined ? [] : [found.id]
  })
  const sections = [...site.home.sections.map(({ id }) => id), 'trending']
  return [...new Set([...sections.map(homeSectionPath), ...categories.map(menuDataPath)])]
}
