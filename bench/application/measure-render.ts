import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { z } from 'zod'
import { readCpuMs } from './find-server-process.ts'

export interface RenderMeasure {
  rawBytes: number
  compressedBytes: number
  /**
   * CPU time per render after a short warm-up, across all threads of the server process, excluding
   * PostgreSQL. For the first page measured, it includes V8's compilation of the code.
   */
  firstCpuMs: number
  /** CPU time per render after the load test, when V8 has optimized the code. */
  warmCpuMs: number
  requestsPerSecond: number
  /** CPU time per request, and requests per second, for a page whose document is cached. */
  cachedCpuMs: number
  cachedRequestsPerSecond: number
  /** Requests per second of a bare Node server that sends the same compressed bytes. */
  bareRequestsPerSecond: number
}

const warmUpRenders = 150
const renders = 200
/** The `Accept-Encoding` header of current browsers. */
const browserEncodings = 'gzip, deflate, br, zstd'
const connections = 8
const loadMs = 5_000

export async function measureRender(
  origin: string,
  path: string,
  serverPid: string,
): Promise<RenderMeasure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = origin + path
  let visits = 0
  // Documents are cached by URL, so a different URL for each request forces a render, if no
  // response is cached: to that cache, unknown keys make no difference.
  const toRenderedUrl = () => {
    visits += 1
    return `${url}?visit=${visits}`
  }
  try {
    for (let round = 0; round < warmUpRenders; round += 1) await fetchBytes(toRenderedUrl(), agent)
    const raw = await fetchBytes(url, agent, 'identity')
    const compressed = await fetchBytes(url, agent)
    const measureCpu = async (toUrl: () => string): Promise<number> => {
      const before = readCpuMs(serverPid)
      for (let round = 0; round < renders; round += 1) await fetchBytes(toUrl(), agent)
      return (readCpuMs(serverPid) - before) / renders
    }
    return {
      rawBytes: raw.length,
      compressedBytes: compressed.length,
      firstCpuMs: await measureCpu(toRenderedUrl),
      requestsPerSecond: await countRequests(toRenderedUrl, agent),
      warmCpuMs: await measureCpu(toRenderedUrl),
      cachedCpuMs: await measureCpu(() => url),
      cachedRequestsPerSecond: await countRequests(() => url, agent),
      bareRequestsPerSecond: await measureBareServer(compressed, agent),
    }
  } finally {
    agent.destroy()
  }
}

async function measureBareServer(body: Buffer, agent: Agent): Promise<number> {
  const child = fork(new URL('./bare-server.ts', import.meta.url))
  try {
    child.send(body.toString('base64'))
    const [address] = await once(child, 'message')
    const { port } = z.object({ port: z.number() }).parse(address)
    return await countRequests(() => `http://localhost:${port}/`, agent)
  } finally {
    child.kill()
  }
}

async function countRequests(toUrl: () => string, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  let count = 0
  const load = async () => {
    while (performance.now() - startedAt < loadMs) {
      await fetchBytes(toUrl(), agent)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, load))
  return (count / (performance.now() - startedAt)) * 1000
}

/** Fetches a body as it is transferred, without decoding it. */
function fetchBytes(url: string, agent: Agent, encoding = browserEncodings): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
      answer.on('error', reject)
    }).on('error', reject)
  })
}
