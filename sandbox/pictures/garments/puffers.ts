import type { Garments } from '../drawing.ts'
import { each, repeat, taper } from '../outline.ts'
import { drawZip } from './details.ts'
import { body, type Torso } from './torso.ts'
import { arms, type Plan, wear } from './worn.ts'

/** Calls `draw` for each row of a quilted down jacket and joins the results. */
function eachRow({ hemY }: Torso, draw: (y: number) => string): string {
  return repeat((hemY - 60) / 44, i => draw(60 + i * 44))
}

/** Quilted down jackets, in which each row is shaded as a soft roll. */
const puffer: Plan = {
  ...body(['mock'], [300, 360], 0, [126, 124, 122, 120]),
  ...arms(['long'], 1.45),
  seams: torso => eachRow(torso, y => `M-150 ${y - 4}Q0 ${y + 10} 150 ${y - 4}`),
  creases: (torso, { random }) =>
    eachRow(torso, y => {
      const roll = `M-150 ${y - 8}Q0 ${y + 6} 150 ${y - 8}L150 ${y + 2}Q0 ${y + 18} -150 ${y + 2}Z`
      const pucker = (x: number) => taper([x, y + 3], [x + random.range(-14, 14), y + 18], 3)
      return roll + each([-110, -76, -42, -8, 26, 60, 94], pucker)
    }),
  front: (pen, { hemY }) => drawZip(pen, `M0 -12V${hemY + 5}`),
}
const coat: Plan = { ...puffer, hems: [490, 560] }
const vest: Plan = { ...puffer, sleeves: ['none'], widths: [[104, 120, 118, 118]] }

export const puffers = {
  puffer: wear(puffer),
  'puffer-coat': wear(coat),
  'puffer-vest': wear(vest),
} satisfies Garments
