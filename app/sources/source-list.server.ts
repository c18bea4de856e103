// biome-ignore-all lint/performance/noBarrelFile: every source is loaded anyway, and this way each is one line

// Every source we read. Outside a source's folder, only this file refers to the source.

export { cjSource } from './cj/source.server.ts'
export { rakutenSource } from './rakuten/source.server.ts'
export { styleSource } from './style/source.server.ts'
export { trendingSource } from './trending/source.server.ts'
