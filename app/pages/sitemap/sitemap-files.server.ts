import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Article } from '#app/content/content.ts'
import {
  articlePath,
  articlesPath,
  brandPath,
  brandsPath,
  companyPages,
  companyPath,
  guidesName,
  homePath,
  howWeRankPath,
  listPath,
  productPath,
  refusedSalesPath,
  retailerPath,
  retailersPath,
} from '#app/domain/urls/links.ts'

/** A page in a sitemap, or a file in the sitemap index. The date is absent if it is unknown. */
export interface SitemapEntry {
  path: string
  modifiedAt?: Date
}

type SitemapCatalogue = Pick<
  Catalogue,
  'directory' | 'listCategories' | 'findSitemapSplits' | 'readSitemapSplit'
>

/** The number of brands or retailers per file, below the protocol's limit of 50,000 URLs. */
const namesPerFile = 40_000

/**
 * Lists the files of a storefront's sitemap by name, without `.xml`: pages, brands-0, products-0 …
 */
export async function listSitemapFiles(
  catalogue: SitemapCatalogue,
  articles: readonly Article[],
): Promise<{ file: string; modifiedAt?: Date }[]> {
  const [{ brands, retailers }, splits] = await Promise.all([
    catalogue.directory(),
    catalogue.findSitemapSplits(),
  ])
  return [
    { file: 'pages' },
    { file: 'categories' },
    ...(articles.length > 0
      ? [{ file: 'articles', modifiedAt: getNewest(articles.map(each => each.modifiedAt)) }]
      : []),
    ...toFiles('brands', brands.length),
    ...toFiles('retailers', retailers.length),
    ...splits.map(({ split, modifiedAt }) => ({ file: `products-${split}`, modifiedAt })),
  ]
}

function getNewest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map(date => date.getTime())))
}

function toFiles(kind: string, names: number): { file: string }[] {
  const files = Math.ceil(names / namesPerFile)
  return Array.from({ length: files }, (_, part) => ({ file: `${kind}-${part}` }))
}

/** Returns the entries of one file in batches; undefined for an unknown file. */
export function readSitemapFile(
  catalogue: SitemapCatalogue,
  articles: readonly Article[],
  file: string,
): AsyncIterable<SitemapEntry[]> | undefined {
  const [, kind = '', part] = /^([a-z]+)(?:-(0|[1-9]\d{0,4}))?$/.exec(file) ?? []
  if (part === undefined) return wholeFiles.get(kind)?.(catalogue, articles)
  return numberedFiles.get(kind)?.(catalogue, Number(part))
}

type WholeFile = (
  catalogue: SitemapCatalogue,
  articles: readonly Article[],
) => AsyncIterable<SitemapEntry[]>
type NumberedFile = (catalogue: SitemapCatalogue, part: number) => AsyncIterable<SitemapEntry[]>

const wholeFiles = new Map(
  Object.entries<WholeFile>({
    async *pages() {
      const paths = [
        homePath,
        listPath(),
        brandsPath,
        retailersPath,
        howWeRankPath,
        refusedSalesPath(),
        ...companyPages.map(companyPath),
      ]
      yield paths.map(path => ({ path }))
    },
    async *articles(_, articles) {
      const modifiedAt = getNewest(articles.map(each => each.modifiedAt))
      const brands = new Set(articles.map(({ brand }) => brand ?? guidesName))
      const lists = [articlesPath(), ...[...brands].map(articlesPath)]
      if (articles.length > 0) yield lists.map(path => ({ path, modifiedAt }))
      yield articles.map(article => ({
        path: articlePath(article),
        modifiedAt: article.modifiedAt,
      }))
    },
    async *categories(catalogue) {
      const ids = await catalogue.listCategories()
      yield ids.map(category => ({ path: listPath({ category }) }))
    },
  }),
)

const numberedFiles = new Map(
  Object.entries<NumberedFile>({
    async *brands(catalogue, part) {
      const { brands } = await catalogue.directory()
      yield toPart(brands, part).map(({ value }) => ({ path: brandPath(value) }))
    },
    async *retailers(catalogue, part) {
      const { retailers } = await catalogue.directory()
      yield toPart(retailers, part).map(({ value }) => ({ path: retailerPath(value) }))
    },
    async *products(catalogue, part) {
      for await (const batch of catalogue.readSitemapSplit(part))
        yield batch.map(({ product, modifiedAt }) => ({ path: productPath(product), modifiedAt }))
    },
  }),
)

function toPart<Name>(names: readonly Name[], part: number): Name[] {
  return names.slice(part * namesPerFile, (part + 1) * namesPerFile)
}
