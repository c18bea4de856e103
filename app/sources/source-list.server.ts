// biome-ignore-all lint/performance/noBarrelFile: every source is loaded anyway, and this way each is one line

// Every source we read. This is the only file outside a source's folder that names it.

export { cjSource } from './cj/source.server.ts'
export { rakutenSource } from './rakuten/source.server.ts'
export { styleSource } from './style/source.server.ts'
export { trendingSource } from './trending/source.server.ts'
