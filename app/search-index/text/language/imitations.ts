import { stem } from './stem.ts'

const imitating: ReadonlySet<string> = new Set(
  ['faux', 'fake', 'vegan', 'imitation', 'artificial'].map(stem),
)

/** Returns true for a word that says that a material only looks like the next word. Takes its stem. */
export function isImitating(root: string): boolean {
  return imitating.has(root)
}

/** The words of real materials, by what is imitated: a shopper for faux leather wants no suede either. */
const realWords = new Map(
  Object.entries({
    leather: 'leather suede nubuck nappa lambskin calfskin goatskin cowhide sheepskin shearling',
    suede: 'suede nubuck leather nappa lambskin calfskin goatskin cowhide sheepskin shearling',
    fur: 'fur shearling sheepskin mink rabbit fox',
    shearling: 'shearling sheepskin',
    silk: 'silk',
    wool: 'wool cashmere',
    cashmere: 'cashmere wool',
    pearl: 'pearl',
    diamond: 'diamond',
  }).map(([material, words]) => [stem(material), words.split(' ').map(stem)] as const),
)

/** Returns the stems of the real materials that an imitated one excludes; empty if there are none. */
export function listRealMaterials(root: string): readonly string[] {
  return realWords.get(root) ?? []
}

/** The stems of words that say that a product is an imitation, whatever else its text has. */
export const imitationStems: readonly string[] = [
  ...imitating,
  ...'leatherette pleather suedette microsuede polyurethane pu'.split(' ').map(stem),
]
