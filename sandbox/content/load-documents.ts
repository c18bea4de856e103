import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { toImageField } from './content-pictures.ts'
import { type ContentDocument, createDocument, toDocumentId } from './document.ts'
import { toRichText, toSlices } from './markdown-slices.ts'

const folder = import.meta.dirname

/**
 * Loads the documents in this folder: Markdown for articles and company pages, YAML for the rest.
 */
export function loadDocuments(baseUrl: string): ContentDocument[] {
  const image = ({ draw, alt }: { draw: string[]; alt: string }) => toImageField(baseUrl, draw, alt)
  return [
    ...readTexts('articles').map(({ name, fields, markdown }) =>
      createDocument(
        'article',
        name,
        {
          title: [{ type: 'heading1', text: fields.title, spans: [], direction: 'ltr' }],
          summary: fields.summary,
          brand: fields.brand ?? null,
          author: fields.author,
          date: fields.date,
          cover: image(fields.cover),
          sites: (fields.sites ?? []).map((site: string) => ({ site })),
          slices: toSlices(markdown, (type, primary) =>
            type === 'image'
              ? { image: image(primary as never), caption: primary.caption }
              : primary,
          ),
        },
        { uid: name, date: fields.date },
      ),
    ),
    ...readTexts('company').map(({ name, fields, markdown }) =>
      createDocument(
        'company_page',
        name,
        { title: fields.title, summary: fields.summary, sites: [], text: toRichText(markdown) },
        { uid: name, date: fields.date },
      ),
    ),
    ...readSites(baseUrl),
  ]
}

interface TextFile {
  name: string
  // The type is unchecked, because we write the front matter
  // ourselves and the API's tests catch wrong fields.
  fields: ReturnType<typeof parseYaml>
  markdown: string
}

function readTexts(kind: string): TextFile[] {
  const files = readdirSync(join(folder, kind)).filter(file => file.endsWith('.md'))
  return files.sort().map(file => {
    const text = readFileSync(join(folder, kind, file), 'utf8')
    const [, front = '', markdown = ''] = text.split(/^---\n/m, 3)
    const fields = Object.entries(parseYaml(front)).map(([field, value]) => [
      field,
      typeof value === 'string' ? toTypographic(value) : value,
    ])
    const { name } = parse(file)
    return { name, fields: Object.fromEntries(fields), markdown: toTypographic(markdown) }
  })
}

/** Replaces straight quotes, which are easier to type, with curly ones. */
function toTypographic(text: string): string {
  return text
    .replace(/(^|[\s(*])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(\w)'/g, '$1’')
}

function readSites(baseUrl: string): ContentDocument[] {
  const file = readSitesFile()
  return [
    ...file.sites.flatMap(({ site, menu, settings, home }) => [
      createDocument('header_menu', site, { site, menu }),
      createDocument('sitesettings', site, { site, ...settings, logo: {} }),
      createDocument('home', site, {
        site,
        ...toHome(home),
      }),
    ]),
    createDocument('blog_list', 'blogs', {
      blogs: file.blogs.map(({ name, path }) => ({
        name,
        url: { link_type: 'Web', url: `${baseUrl}${path}` },
      })),
    }),
  ]
}

function readSitesFile(): SitesFile {
  return parseYaml(readFileSync(join(folder, 'sites.yaml'), 'utf8'))
}

interface SitesFile {
  sites: {
    site: string
    menu: { name: string; link: string }[]
    settings: Record<string, string>
    home: HomeFile
  }[]
  blogs: { name: string; path: string }[]
}

interface HomeFile {
  order?: string[]
  entrances?: string[]
  stories?: string[]
  products?: { title: string; list: string }[]
}

function toHome({ order = [], entrances = [], stories = [], products = [] }: HomeFile) {
  return {
    order: order.map(rail => ({ rail })),
    entrances: entrances.map(category => ({ category })),
    stories: stories.map(uid => ({
      article: { link_type: 'Document', id: toDocumentId('article', uid), uid, type: 'article' },
    })),
    slices: products.map((primary, index) => ({
      id: `products$${index}`,
      slice_type: 'products',
      slice_label: null,
      variation: 'default',
      version: 'initial',
      primary,
      items: [],
    })),
  }
}
