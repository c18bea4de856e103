import type { Drawing, Garments } from '../drawing.ts'
import { pair, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import {
  drawBow,
  drawButtons,
  drawCollar,
  drawFlap,
  drawMock,
  drawPlacket,
  drawPocket,
  drawRibbedHem,
  drawZip,
} from './details.ts'
import { drawLegs } from './legs.ts'
import type { Sleeve } from './sleeves.ts'
import { createTorso, drawNeckBand, figure, isBare } from './torso.ts'
import { worn } from './worn.ts'

/** Draws a graphic on the chest. */
function drawPrint({ random, accent }: Pen): string {
  const shapes = random.pick([
    '<circle cy="168" r="42"/>',
    '<path d="M-54 140H54V152H-54ZM-54 162H54V174H-54ZM-54 184H20V196H-54Z"/>',
    '<path d="M0 118L48 200H-48ZM0 224L-30 206H30Z"/>',
    '<path d="M-116 140H116V176H-116Z" opacity=".8"/>',
  ])
  return `<g fill="${accent.base}" opacity=".9">${shapes}</g>`
}

/** Draws a slip, worn as lingerie or as a nightgown. */
export function drawSlip(pen: Pen): Drawing {
  const [neckHalf, shoulder, chest] = figure
  const hemY = pen.random.range(400, 560)
  const torso = createTorso('camisole', [neckHalf, shoulder, chest, 84, 98, 116], hemY)
  const edge = pen.isBack ? '' : 'M0 118C22 112 44 88 54 68M0 118C-22 112 -44 88 -54 68'
  const over = `<path d="${edge}M-116 ${hemY - 6}Q0 ${hemY + 6} 116 ${hemY - 6}" fill="none" stroke="${pen.tone.pale}" stroke-width="10" stroke-dasharray="2 4" stroke-opacity=".85"/>`
  return worn(pen, torso, 'none', { looseness: 0.8, over })
}

export const tops = {
  tee(pen) {
    const { random } = pen
    const neck = random.pick(['crew', 'crew', 'v', 'scoop'] as const)
    const widths = random.pick([
      [46, 124, 116, 114, 114, 114],
      [46, 112, 100, 94, 100, 102],
    ] as const)
    const hemCurve = random.pick([3, 14])
    const torso = createTorso(neck, widths, random.range(310, 370), { hemCurve })
    const { hem, hemY } = torso
    const sleeve = random.pick(['short', 'short', 'short', 'elbow', 'long', 'cap'] as const)
    const trim = random.chance(0.3) ? pen.accent : pen.tone
    const band = pen.isBack || neck === 'scoop' ? '' : drawNeckBand(pen, torso, 9, trim)
    const pocket = !pen.isBack && random.chance(0.25) ? drawPocket(pen, 49, 92, 21) : ''
    const stitches = [`M${-hem} ${hemY - 12}Q0 ${hemY + hemCurve - 8} ${hem} ${hemY - 12}`]
    const print = !pen.isBack && pocket === '' && random.chance(0.3) ? drawPrint(pen) : ''
    return worn(pen, torso, sleeve, { stitches, over: band + pocket + print, looseness: 0.25 })
  },

  top(pen) {
    const { random } = pen
    const necks = [
      'camisole',
      'square',
      'scoop',
      'halter',
      'boat',
      'v',
      'mock',
      'sweetheart',
    ] as const
    const neck = random.pick(necks)
    const isCropped = random.chance(0.35)
    const isFlared = random.chance(0.3)
    const [waist, hem] = isFlared ? [90, 124] : [80, isCropped ? 84 : 97]
    const hemY = isCropped ? random.range(226, 260) : random.range(300, 350)
    const torso = createTorso(neck, [46, 108, 94, waist, 98, hem], hemY)
    const sleeves: readonly [Sleeve, ...Sleeve[]] = [
      ...(['none', 'none', 'cap', 'short', 'puff', 'elbow', 'long', 'flutter'] as const),
    ]
    const sleeve = isBare(neck) ? 'none' : random.pick(sleeves)
    const seams = random.chance(0.4)
      ? [`M-52 150Q-48 220 -50 ${hemY}M52 150Q48 220 50 ${hemY}`]
      : []
    const hasBow = !pen.isBack && random.chance(0.2) && neck !== 'mock' && neck !== 'halter'
    const over =
      (neck === 'mock' ? drawMock(pen) : '') +
      (hasBow ? drawBow(pen, 0, neck === 'v' ? 122 : 112, 1) : '')
    return worn(pen, torso, sleeve, { looseness: isFlared ? 0.9 : 0.35, seams, over })
  },

  activewear(pen) {
    const { random } = pen
    const isBra = random.chance(0.5)
    const neck = random.pick(['scoop', 'v', 'square'] as const)
    const [hem, hemY] = isBra ? [82, 214] : [94, 320]
    const torso = createTorso(neck, [40, 74, 92, 78, 98, hem], hemY)
    const seams = [`M-60 40Q-66 120 -40 ${hemY}M60 40Q66 120 40 ${hemY}`]
    const band = pen.part(rectangle(-84, 196, 168, 24, 4), 8, { seams: ['M-84 201H84'] })
    const parts = { seams, looseness: 0.1, over: isBra ? band : '' }
    return worn(pen, torso, 'none', parts)
  },

  /**
   * Draws sweaters, which are wider and heavier than other
   * tops and have ribbed edges and visible stitches.
   */
  knit(pen) {
    const { random } = pen
    const neck = random.pick(['crew', 'crew', 'v', 'mock', 'boat'] as const)
    const widths = [46, random.range(116, 130), random.range(110, 124), 114, 116, 108] as const
    const torso = createTorso(neck, widths, random.range(300, 372))
    const trim = random.chance(0.25) ? pen.accent : pen.tone
    const collar =
      neck === 'mock'
        ? drawMock(pen, random.pick([22, 44]))
        : neck === 'boat' || pen.isBack
          ? ''
          : drawNeckBand(pen, torso, 15, trim)
    const rows = Math.floor((torso.hemY - 96) / 26)
    const cable = (x: number) => (i: number) => {
      const y = 62 + i * 26
      const [left, right] = [x - 9, x + 9]
      return `M${left} ${y}C${left} ${y + 12} ${right} ${y + 14} ${right} ${y + 26}M${right} ${y}C${right} ${y + 12} ${left} ${y + 14} ${left} ${y + 26}`
    }
    const seams = random.chance(0.35) ? [-54, 0, 54].map(x => repeat(rows, cable(x))) : []
    const sleeve = random.pick(['long', 'long', 'balloon', 'elbow'] as const)
    const over = drawRibbedHem(pen, torso, 22, trim) + collar
    const sleeves = { width: 1.12, cuff: 26 }
    return worn(pen, torso, sleeve, { sleeves, looseness: 0.3, seams, over })
  },

  hoodie(pen) {
    const { random, isBack } = pen
    const torso = createTorso('crew', [50, 126, 118, 118, 118, 106], random.range(330, 366))
    const { hemY } = torso
    const hasZip = random.chance(0.35)
    const hasHood = random.chance(0.75)
    const pouch = pen.part(symmetric(`M0 226L54 226L84 300L84 ${hemY - 24}L0 ${hemY - 21}`), 9, {
      stitches: ['M-49 230L-78 300M49 230L78 300'],
      depth: 0.6,
    })
    const zip = hasZip ? drawZip(pen, 0, 40, 0, hemY + 4) : ''
    const over = (isBack ? '' : pouch + zip) + drawRibbedHem(pen, torso, 24)
    const parts = { sleeves: { width: 1.2, cuff: 28 }, looseness: 0.3 }
    const band = isBack ? '' : drawNeckBand(pen, torso, 15)
    if (!hasHood) return worn(pen, torso, 'long', { ...parts, over: over + band })
    const hood = pen.part(symmetric('M0 -74C44 -76 70 -40 66 6C60 30 30 46 0 48'), 26, {
      folds: [taper([0, -70], [4, 30], 5)],
    })
    if (isBack) return worn(pen, torso, 'long', { ...parts, over: over + hood })
    const { pale, shade, deep } = pen.tone
    const lining = pen.part(symmetric('M0 -58C32 -58 50 -34 47 0C36 34 18 44 0 46'), 22, {
      tone: { ...pen.tone, base: deep, pale: shade },
    })
    const edge = pair(side =>
      pen.part(
        `M${side * 64} -6C${side * 70} 26 ${side * 40} 50 0 60C${side * 20} 40 ${side * 42} 26 ${side * 48} -4Z`,
        10,
      ),
    )
    const cords = `<g fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round"><path d="M-22 48C-26 80 -20 110 -24 140"/><path d="M22 48C24 76 20 100 25 128"/></g>`
    const front = { ...parts, under: hood + lining, over: over + edge + cords }
    return worn(pen, torso, 'long', front)
  },

  shirt(pen) {
    const { random, isBack } = pen
    const isOpen = random.chance(0.5)
    const isLoose = random.chance(0.5)
    const widths = isLoose
      ? ([44, 124, 118, 116, 118, 112] as const)
      : ([44, 114, 104, 96, 106, 102] as const)
    const hemCurve = random.pick([6, 34])
    const torso = createTorso(isOpen ? 'v' : 'crew', widths, random.range(350, 400), { hemCurve })
    const sleeve = random.pick<Sleeve>(['long', 'long', 'long', 'short', 'elbow'])
    const bottom = torso.hemY + hemCurve
    const throat = isOpen ? 118 : 40
    const over: string[] = []
    if (!isBack) {
      over.push(drawPlacket(pen, throat - 6, bottom), drawButtons(pen, throat + 20, bottom - 40, 6))
      const hasFlap = random.chance(0.4)
      if (random.chance(0.6))
        over.push(drawPocket(pen, 56, 96, 23), hasFlap ? drawFlap(pen, 56, 92, 25) : '')
      if (random.chance(0.3)) over.push(drawPocket(pen, -56, 96, 23))
    }
    over.push(drawCollar(pen, isOpen))
    const seams = isBack
      ? ['M-112 62Q0 74 112 62', 'M-6 66V200M6 66V200']
      : ['M-108 48L-50 26M108 48L50 26']
    const sleeves = { width: isLoose ? 1.15 : 1.02, cuff: sleeve === 'long' ? 30 : 12 }
    const parts = { sleeves, seams, looseness: 0.35, over: over.join('') }
    return worn(pen, torso, sleeve, parts)
  },

  /** Draws blouses, which are softer than shirts and have gathers, bows or wide sleeves. */
  blouse(pen) {
    const { random, isBack } = pen
    const style = random.pick(['bow', 'v', 'mock', 'peplum', 'collar'] as const)
    const isPeplum = style === 'peplum'
    const neck = style === 'v' || isPeplum ? 'v' : 'crew'
    const widths = [42, 110, 100, isPeplum ? 82 : 100, 104, isPeplum ? 128 : 112] as const
    const hemY = isPeplum ? 306 : random.range(320, 370)
    const torso = createTorso(neck, widths, hemY, { waistY: 220, hemCurve: 12 })
    const sleeve = random.pick<Sleeve>(['balloon', 'balloon', 'puff', 'bell', 'long', 'flutter'])
    const over: string[] = []
    if (style === 'mock') over.push(drawMock(pen, 26))
    if (style === 'collar') over.push(drawCollar(pen))
    if (style === 'bow') over.push(drawMock(pen, 14), isBack ? '' : drawBow(pen, 0, 30, 1.35))
    if (!isBack && style !== 'bow')
      over.push(drawButtons(pen, neck === 'v' ? 134 : 60, hemY - 20, 7))
    const seams = isPeplum ? ['M-84 220Q0 230 84 220'] : []
    if (!isBack && style === 'v') seams.push(`M0 118V${hemY + 10}`)
    const folds = [-60, -44, -28, 28, 44, 60].map(x =>
      taper([x, 40], [x * 1.05 + random.range(-4, 4), 130], 4),
    )
    const sleeves = { cuff: sleeve === 'balloon' || sleeve === 'long' ? 22 : 8, width: 1.08 }
    const parts = { looseness: 0.9, folds, seams, over: over.join(''), sleeves }
    return worn(pen, torso, sleeve, parts)
  },

  pyjamas(pen) {
    const torso = createTorso('v', [42, 116, 110, 110, 112, 114], 316)
    const isLong = pen.random.chance(0.6)
    const legs = { waist: 84, hip: 110, knee: 54, hem: 54, rise: 138, band: 20, folds: 3 }
    const under = `<g transform="translate(0 262)">${drawLegs(pen, { ...legs, hemY: isLong ? 470 : 236, isElastic: true })}</g>`
    const piping = `<path d="M-44 -2Q-24 60 0 118Q24 60 44 -2M0 118V322" fill="none" stroke="${pen.accent.pale}" stroke-width="3"/>${drawButtons(pen, 140, 300, 4, { x: 8 })}`
    const over = (pen.isBack ? '' : piping) + drawCollar(pen, true)
    const parts = { looseness: 0.6, under, over, sleeves: { width: 1.15, cuff: 20 } }
    return worn(pen, torso, isLong ? 'long' : 'short', parts)
  },
} satisfies Garments
