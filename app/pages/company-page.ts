import { getCompanyText } from '#app/content/company-text.ts'
import type { Content } from '#app/content/content.ts'
import { retentionValues } from '#app/domain/retention.ts'
import type { RichBlock, RichText, TextRun } from '#app/domain/rich-text.ts'
import { type CompanyPage, companyPath } from '#app/domain/urls/links.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'

export interface CompanyPageView {
  path: string
  title: string
  description: string
  /** The date of the last change: 2026-10-29. Absent for built-in text. */
  modifiedOn?: string
  text: RichText
}

/**
 * Returns a company page from the content service, or our built-in text if the service has none.
 */
export function getCompanyPage(
  content: Pick<Content, 'companyPage'>,
  { id, siteName, siteUrl }: Pick<Storefront, 'id' | 'siteName' | 'siteUrl'>,
  page: CompanyPage,
): CompanyPageView {
  const path = companyPath(page)
  const found = content.companyPage(id, page)
  const domain = toDomain(siteUrl)
  const fill = createFill({
    site_name: siteName,
    site_domain: domain,
    site_names: new Intl.ListFormat('en-US').format(storefronts.map(each => each.siteName)),
    ...retentionValues,
  })
  const fillRuns = (runs: TextRun[]) =>
    linkAddresses(
      runs.map(run => ({ ...run, text: fill(run.text) })),
      domain,
    )
  if (!found) {
    const { title, paragraphs } = getCompanyText(page, { name: siteName, url: siteUrl })
    const [description = title] = paragraphs.map(fill)
    const text = paragraphs.map(
      (paragraph): RichBlock => ({ kind: 'paragraph', text: fillRuns([{ text: paragraph }]) }),
    )
    return { path, title, description, text }
  }
  return {
    path,
    title: fill(found.title),
    description: fill(found.summary) || fill(found.title),
    ...(found.modifiedAt ? { modifiedOn: found.modifiedAt.toISOString().slice(0, 10) } : {}),
    text: found.text.map(block => fillBlock(block, fillRuns)),
  }
}

function toDomain(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/^www\./, '')
}

/**
 * Returns a function that inserts a storefront's values, because all
 * storefronts share the same text: `{{site_name}}` is replaced by the name.
 */
function createFill(values: Readonly<Record<string, string>>): (text: string) => string {
  return text =>
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
    )
}

/** Links the site's own email addresses, because editors write them as text. */
function linkAddresses(runs: TextRun[], domain: string): TextRun[] {
  const address = new RegExp(`([a-z]+@${domain.replaceAll('.', '\\.')})`)
  return runs.flatMap(run =>
    run.to === undefined
      ? run.text
          .split(address)
          .map((text, index) =>
            index % 2 === 1 ? { ...run, text, to: `mailto:${text}` } : { ...run, text },
          )
          .filter(({ text }) => text !== '')
      : [run],
  )
}

function fillBlock(block: RichBlock, fillRuns: (runs: TextRun[]) => TextRun[]): RichBlock {
  if (block.kind === 'picture') return block
  if (block.kind === 'list') return { ...block, items: block.items.map(fillRuns) }
  return { ...block, text: fillRuns(block.text) }
}
