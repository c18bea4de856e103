import type { FiberShare } from '../fibers.ts'
import type { SetFacet } from './facet.ts'
import { materialAliases, materials } from './materials.ts'

/** The step of the shares that can be chosen, in percent. */
export const shareStep = 5
/** The share with which lists count each fiber: most of the product. */
const listedShare = 50

const names = Object.keys(materialAliases)
const steps = Array.from({ length: 100 / shareStep }, (_, index) => (index + 1) * shareStep)

export function formatFiberShare({ material, percent }: FiberShare): string {
  return `${material}.${percent}`
}

/** Parses "wool.80"; undefined for an unknown fiber, or a share that is not from 1 to 100. */
export function parseFiberShare(text: string): FiberShare | undefined {
  const [, name = '', digits] = /^(.+)\.(\d{1,3})$/.exec(text) ?? []
  const material = materials.parse(name)
  const percent = Number(digits)
  return material === undefined ||
    material === materials.unstated ||
    !(percent >= 1 && percent <= 100)
    ? undefined
    : { material, percent }
}

/**
 * The least share of a fiber: `wool.80` is at least 80% wool. A product has the value of each step
 * up to its share. A share between two steps is rounded up, so that no product has less of the
 * fiber than was asked for.
 */
export const fibers: SetFacet = {
  kind: 'set',
  key: 'fiber',
  title: 'Fiber content',
  read: ({ fiberShares }) =>
    fiberShares.flatMap(text => {
      const share = parseFiberShare(text)
      return share ? toSteps(share) : []
    }),
  values: names.flatMap(material => toSteps({ material, percent: 100 })),
  listed: names.map(material => formatFiberShare({ material, percent: listedShare })),
  parse: text => {
    const share = parseFiberShare(text)
    return (
      share &&
      formatFiberShare({ ...share, percent: Math.ceil(share.percent / shareStep) * shareStep })
    )
  },
  format: value => {
    const { material = '', percent = 0 } = parseFiberShare(value) ?? {}
    return `${percent === 100 ? '' : 'At least '}${percent}% ${material}`
  },
  form: {
    keys: ['share'],
    parse: search => {
      const name = search.getAll('fiber').findLast(value => materials.parse(value) !== undefined)
      return name === undefined ? undefined : fibers.parse(`${name}.${search.get('share')?.trim()}`)
    },
  },
  panel: { order: 9, view: 'shares' },
}

function toSteps({ material, percent }: FiberShare): string[] {
  return steps
    .filter(step => step <= percent)
    .map(step => formatFiberShare({ material, percent: step }))
}
