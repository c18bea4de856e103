import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { Hono } from 'hono'
import { getPictureTag, type PictureWidth } from '#app/domain/picture.ts'
import { imageAddress, imagePath } from '#app/domain/urls/image-links.ts'
import { createPictures } from '#app/pictures/create-pictures.server.ts'
import { pictureFormats } from '#app/pictures/picture-format.ts'
import { toImage } from '#app/pictures/testing.ts'
import { createTestHost, send } from '#app/public-web/testing.ts'
import { renderPicture } from '../sandbox/pictures/render-picture.ts'
import { garmentKinds } from '../sandbox/world/garment-kinds.ts'
import { closeHttpServer, startHttpServer } from '../server/http/http-server.ts'
import { answerPicture, picturePattern } from '../server/http/picture-route.ts'

// Measures, for each format, the time to convert a picture and to serve
// a cached one, the size of the result, and the throughput of cached
// pictures. Originals are in memory so that only our code is measured.
const widths: PictureWidth[] = [320, 720]
const kinds = garmentKinds.slice(0, 40)
const secondsOfLoad = 3
const connections = 32

const originals = await Promise.all(
  kinds.map(kind => {
    const look = {
      product: 4711,
      view: 'front',
      shade: 'Navy',
      accent: 'Ivory',
      pattern: 'floral',
      sheen: 'matte',
      grain: 77,
    } as const
    return Promise.all([
      renderPicture({ ...look, kind }, 328),
      renderPicture({ ...look, kind }, 720),
    ])
  }),
)
const host = await createTestHost(
  Object.fromEntries(
    originals.flatMap(([small, large], at) => [
      [`/small-${at}.jpg`, send(small)],
      [`/large-${at}.jpg`, send(large)],
    ]),
  ),
)
const images = originals.map((_, at) =>
  toImage(host.url(`/small-${at}.jpg`), host.url(`/large-${at}.jpg`)),
)

mkdirSync('var', { recursive: true })
const folder = mkdtempSync('var/bench-pictures-')
const pictures = createPictures({
  folder,
  maxCacheBytes: 512 * 1024 * 1024,
  privateHosts: [host.host],
  findImages: async (_, id) => images.slice(Number(id), Number(id) + 1),
  saveDominantColor: async () => {},
  log: { info() {}, warn: (fields, message) => console.error(message, fields) },
})
const app = new Hono()
app.get(picturePattern, c => answerPicture(c, pictures))
const { server, port } = await startHttpServer({ port: 0, host: '127.0.0.1' }, () => app.fetch)
const agent = new Agent({ keepAlive: true, maxSockets: connections })

try {
  const startedAt = process.memoryUsage().rss
  for (const width of widths) {
    const sent = originals.map(([small, large]) => (width <= 328 ? small : large).length)
    print(`${width} px, as its source sends it`, `${kilobytes(average(sent))}`)
    for (const format of pictureFormats) {
      const paths = images.map((image, at) =>
        imagePath(imageAddress('s', String(at), getPictureTag(image)), width),
      )
      const first = await askEach(paths, format)
      const cached = await askEach(paths, format)
      const perSecond = await load(paths, format)
      const cells = [
        kilobytes(average(first.map(({ bytes }) => bytes))),
        `first ${milliseconds(average(first.map(({ ms }) => ms)))}`,
        `cached ${milliseconds(average(cached.map(({ ms }) => ms)))}`,
        `${Math.round(perSecond)} cached a second`,
      ]
      print(`${width} px, ${format}`, cells.map(cell => cell.padEnd(16)).join(''))
    }
  }
  print(
    'memory of the process',
    `${megabytes(process.memoryUsage().rss)} (${megabytes(startedAt)} before the first)`,
  )
} finally {
  agent.destroy()
  host.close()
  await closeHttpServer(server, 1)
  rmSync(folder, { recursive: true, force: true })
}

async function askEach(paths: string[], format: string): Promise<{ ms: number; bytes: number }[]> {
  const answers: { ms: number; bytes: number }[] = []
  for (const path of paths) {
    const startedAt = performance.now()
    const bytes = await ask(path, format)
    answers.push({ ms: performance.now() - startedAt, bytes })
  }
  return answers
}

/** Measures responses per second with as many parallel requests as a few browsers send. */
async function load(paths: string[], format: string): Promise<number> {
  const endAt = performance.now() + secondsOfLoad * 1000
  let answers = 0
  const read = async (from: number) => {
    for (let at = from; performance.now() < endAt; at++) {
      await ask(paths[at % paths.length] ?? '', format)
      answers++
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => read(at)))
  return answers / secondsOfLoad
}

function ask(path: string, format: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, agent, headers: { Accept: `image/${format}` } },
      answer => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
        let bytes = 0
        answer.on('data', chunk => {
          bytes += chunk.length
        })
        answer.on('end', () => resolve(bytes))
        answer.on('error', reject)
      },
    ).on('error', reject)
  })
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(36)} ${figure}`)
}
