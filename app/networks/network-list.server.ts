// biome-ignore-all lint/performance/noBarrelFile: every network is loaded anyway, and this way each is one line

// Every network that we know. Outside a network's folder, only this file refers to the network.

export { awinNetwork } from './awin/network.server.ts'
export { cjNetwork } from './cj/network.server.ts'
export { digidipNetwork } from './digidip/network.server.ts'
export { flexoffersNetwork } from './flexoffers/network.server.ts'
export { impactNetwork } from './impact/network.server.ts'
export { partnerizeNetwork } from './partnerize/network.server.ts'
export { pepperjamNetwork } from './pepperjam/network.server.ts'
export { rakutenNetwork } from './rakuten/network.server.ts'
export { shareasaleNetwork } from './shareasale/network.server.ts'
export { skimlinksNetwork } from './skimlinks/network.server.ts'
export { tradedoublerNetwork } from './tradedoubler/network.server.ts'
export { viglinkNetwork } from './viglink/network.server.ts'
export { webgainsNetwork } from './webgains/network.server.ts'
