import { afterEach, expect, it } from 'vitest'
import { createTestHost, redirect, send, type TestHost } from '#app/public-web/testing.ts'
import { type BlogOptions, type Blogs, createBlogs, type Wait } from './create-blogs.server.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const item = (n: number, more = '') =>
  `<item><title>Post ${n}</title><link>https://blog.example/${n}</link><pubDate>Mon, 0${n} Nov 2021 08:00:00 GMT</pubDate>${more}</item>`
const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>A</title>${items.join('')}</channel></rss>`

async function open(
  answers: Parameters<typeof createTestHost>[0],
  options: Partial<BlogOptions> = {},
): Promise<{ host: TestHost; blogs: Blogs; reasons: string[] }> {
  const host = await createTestHost(answers)
  const reasons: string[] = []
  const blogs = createBlogs({
    listSources: () => Object.keys(answers).map(path => ({ name: path, url: host.url(path) })),
    privateHosts: [host.host],
    log: { info: fields => void reasons.push(String(Reflect.get(fields, 'reason'))) },
    limits: { seconds: 1, bytes: 100_000 },
    everySeconds: 3_600,
    ...options,
  })
  opened.push(blogs, host)
  await blogs.refresh()
  return { host, blogs, reasons }
}

it('CO2 shows the newest posts from all blogs, two from each', async () => {
  const { blogs } = await open({
    '/a': send(rss(item(1), item(2), item(5))),
    '/b': send(rss(item(3))),
  })
  expect(blogs.posts().map(({ blog, title }) => `${blog} ${title}`)).toEqual([
    '/a Post 5',
    '/b Post 3',
    '/a Post 2',
  ])
})

it.each([
  ['HTML', send('<!doctype html><html><body>Hello</body></html>')],
  ['nothing', send('')],
  ['a file of 50 MB', send(Buffer.from(rss(item(4)) + ' '.repeat(50_000_000)))],
  [
    'an endless answer',
    (_: unknown, response: { write(text: string): void }) => {
      const timer = setInterval(() => response.write(' '), 20)
      opened.push({ close: () => clearInterval(timer) })
    },
  ],
  ['a loop of redirects', redirect('/bad')],
  ['a redirect to a private address', redirect('http://169.254.169.254/latest')],
  [
    'entities that expand',
    send(
      `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>${rss('<item><title>&c;</title></item>')}`,
    ),
  ],
] as const)('CO2 shows the other blogs when one sends %s', async (_, answer) => {
  const { blogs } = await open({ '/bad': answer, '/good': send(rss(item(1))) })
  expect(blogs.posts().map(({ blog }) => blog)).toEqual(['/good'])
})

it('CO2 never fetches a blog from our own network', async () => {
  const { host, reasons } = await open({ '/a': send(rss(item(1))) }, { privateHosts: [] })
  expect(host.requested).toEqual([])
  await expect.poll(() => reasons[0]).toMatch(/public/)
})

it('CO2 keeps showing the last posts from a blog that fails', async () => {
  let isDown = false
  const { blogs } = await open({
    '/a': (_, response) => void response.writeHead(isDown ? 500 : 200).end(rss(item(1))),
  })
  isDown = true
  await blogs.refresh()
  expect(blogs.posts()).toHaveLength(1)
})

it.each([
  ['half an hour', send(rss(item(1))), 1_800_000],
  ['20 seconds while it has none', send(''), 20_000],
])('CO2 looks for posts again after %s', async (_, answer, ms) => {
  const waits: number[] = []
  const wait: Wait = delayMs => {
    waits.push(delayMs)
    return new Promise<void>(resolve => opened.unshift({ close: resolve }))
  }
  await open({ '/a': answer }, { wait, everySeconds: undefined as never })
  await expect.poll(() => waits).toEqual([ms])
})
