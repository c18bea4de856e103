import { measureRelevance } from './measure-relevance.ts'
import { createOurSetEngine } from './our-set-engine.ts'
import { peerSetEngines } from './peer-set-engines.ts'
import { readSet } from './read-set.ts'

// Measures one engine in a process of its own, so that an engine that hangs can be stopped:
// measure-set.ts ENGINE DIR ORDERS. Engine 0 is ours; the peers follow in their order.
const [engine = '0', folder = '', orders = '1'] = process.argv.slice(2)
const create = [createOurSetEngine, ...peerSetEngines.map(peer => peer.create)][Number(engine)]
if (create === undefined) throw new Error(`There is no engine ${engine}`)
process.send?.(await measureRelevance(create, readSet(folder), Number(orders)))
