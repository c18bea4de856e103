import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { parse as parseYaml } from 'yaml'

interface Blog {
  name: string
  path: string
  posts: string[]
}

const dayMs = 86_400_000

/**
 * Creates the blogs listed in sites.yaml. Each blog has a
 * feed, either RSS or Atom, and a short page for every post.
 */
export function createBlogs(baseUrl: string): Hono {
  const app = new Hono()
  const file = join(import.meta.dirname, 'sites.yaml')
  const { blogs }: { blogs: Blog[] } = parseYaml(readFileSync(file, 'utf8'))
  blogs.forEach(({ name, path, posts }, blogIndex) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const entries = posts.map((title, index) => ({
      title,
      url: `${baseUrl}${folder}/${index + 1}`,
      // Dates are relative to today, so that the newest post is always a few days old.
      date: new Date(Math.floor(Date.now() / dayMs) * dayMs - (blogIndex + index * 9 + 1) * dayMs),
    }))
    const feed = path.endsWith('atom.xml') ? formatAtom : formatRss
    app.get(path, c => c.body(feed(name, baseUrl, entries), 200, { 'Content-Type': 'text/xml' }))
    entries.forEach(({ title }, index) => {
      app.get(`${folder}/${index + 1}`, c =>
        c.html(
          `<!doctype html><html lang="en"><title>${escapeXml(title)}</title><h1>${escapeXml(title)}</h1><p>A post on ${escapeXml(name)}.</p></html>`,
        ),
      )
    })
  })
  return app
}

type Entries = { title: string; url: string; date: Date }[]

function formatRss(name: string, link: string, entries: Entries): string {
  const items = entries.map(
    ({ title, url, date }) =>
      `<item><title><![CDATA[${title}]]></title><link>${url}</link><guid>${url}</guid><pubDate>${date.toUTCString()}</pubDate></item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${escapeXml(name)}</title><link>${link}</link><description/>${items.join('')}</channel></rss>`
}

function formatAtom(name: string, link: string, entries: Entries): string {
  const items = entries.map(
    ({ title, url, date }) =>
      `<entry><id>${url}</id><title type="html">${escapeXml(escapeXml(title))}</title><link href="${url}"/><updated>${date.toISOString()}</updated></entry>`,
  )
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${link}</id><title>${escapeXml(name)}</title><updated>${entries[0]?.date.toISOString()}</updated>${items.join('')}</feed>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
