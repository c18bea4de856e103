import { type Art, at, cord, dot, fill, flip, line } from '../art.ts'
import { type Garments, lie, stand } from '../drawing.ts'
import { darkRubber, gold, steel } from '../materials.ts'
import { block, both, each, ellipse, rectangle, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'

function drawClasp(pen: Pen, y: number): string {
  const tone = pen.random.pick([gold, gold, steel])
  const metal = (path: string) => pen.part(path, 7, { tone, gloss: 0.7 })
  return pen.random.pick([
    metal(block(17, y - 13, y + 13, 5)) + line(`M0 ${y - 9}V${y + 9}`, tone.deep, 4),
    metal(ellipse(0, y, 14)),
    cord(ellipse(0, y, 15), 5, tone),
    metal(block(28, y - 6, y + 6, 6)),
  ])
}

function drawZip(pen: Pen, path: string): string {
  return line(path, pen.tone.deep, 6) + line(path, gold.base, 3, 1, '3 2')
}

type Shape = (half: number, high: number) => string
type Front = (pen: Pen, half: number, high: number) => Art
type Carry = (pen: Pen, high: number) => Art

const square: Shape = (half, high) => block(half, -high, 0, 14)
const rounded: Shape = (half, high) => block(half, -high, 0, 44)
const oval: Shape = (half, high) => ellipse(0, -high / 2, half, high / 2)
const flared: Shape = (half, high) =>
  symmetric(
    `M0 ${-high}L${half - 20} ${-high}L${half} -30C${half} -10 ${half - 10} 0 ${half - 30} 0L0 0`,
  )
const slouched: Shape = (half, high) =>
  symmetric(
    `M0 ${-high * 0.78}C60 ${-high * 0.8} ${half - 30} ${-high * 1.1} ${half} ${-high * 0.8}C${half + 26} ${-high * 0.37} ${half + 10} 0 60 0L0 0`,
  )

const flap: Front = (pen, half, high) => {
  const low = -high * pen.random.range(0.34, 0.5)
  return [pen.part(block(half - 4, -high - 2, low, 24), 24), drawClasp(pen, low - 14)]
}
const saddle: Front = (pen, half, high) => {
  const curve = `C${half} ${-high * 0.4} 70 ${-high * 0.16} 0 ${-high * 0.16}`
  const path = symmetric(`M0 ${-high}L${half - 12} ${-high}${curve}`)
  return [pen.part(path, 26), drawClasp(pen, -high * 0.16 - 14)]
}
const envelope: Front = (pen, half, high) => [
  pen.part(`M${-half} ${2 - high}H${half}L14 ${-high * 0.42}H-14Z`, 18),
  drawClasp(pen, -high * 0.45),
]
const framed: Front = (pen, half, high) => {
  const brass = (path: string) => pen.part(path, 7, { tone: gold, gloss: 0.7 })
  const balls = each([-9, 9], x => brass(ellipse(x, -high - 18, 9)))
  return [brass(block(half + 2, -high - 12, -high + 10, 10)), balls]
}
const tabbed: Front = (pen, half, high) => [
  pen.part(block(half - 15, -high, -high + 22), 8),
  each([-70, 70], x => pen.part(rectangle(x - 12, -high - 6, 24, 64, 6), 6)),
  drawClasp(pen, -high + 34),
]
const zipped: Front = (pen, half, high) => [
  pen.part(block(half * 0.8, -high * 0.66, -high * 0.14, 16), 10),
  drawZip(pen, `M${-half * 0.8} ${-high * 0.82}H${half * 0.8}v30`),
]
const buckled: Front = (pen, half, high) => [
  pen.part(block(half - 4, -high, -high * 0.46, 16), 20),
  [-half / 2, half / 2].map(x => [
    pen.part(rectangle(x - 14, -high * 0.74, 28, 94, 4), 6),
    pen.part(rectangle(x - 17, -high * 0.42, 34, 22, 3), 6, { tone: gold, gloss: 0.6 }),
  ]),
]
const slotted: Front = (pen, half, high) => {
  const stitches = [-0.4, -0.55].map(y => `M${26 - half} ${high * y}H${half - 26}`)
  return pen.part(block(half - 26, -high * 0.75, -high * 0.25), 5, { stitches })
}
const clasped: Front = (pen, _, high) => drawClasp(pen, -high * 0.7)

/** Returns a function that draws a handle or strap; its ends are 2 × `foot` apart. */
function handle(foot: number, rise: number, width: number): Carry {
  return ({ tone }, high) => cord(getArch(foot, high * 0.8, high + rise), width, tone)
}

function chain(foot: number, rise: number): Carry {
  return (_, high) => cord(getArch(foot, high * 0.8, high + rise), 5, gold, '9 4')
}

function getArch(foot: number, low: number, top: number): string {
  return `M${-foot} ${-low}C${-foot - 6} ${-top} ${foot + 6} ${-top} ${foot} ${-low}`
}

/**
 * Returns a function that draws a bag or purse, for which it picks a shape, a handle and a front.
 */
function bag(
  [narrow, wide, low, tall]: readonly [narrow: number, wide: number, low: number, tall: number],
  shapes: readonly [Shape, ...Shape[]],
  carries: readonly [Carry, ...Carry[]],
  fronts: readonly [Front, ...Front[]],
) {
  return (pen: Pen): Art => {
    const { random, part } = pen
    const [half, high] = [random.range(narrow, wide), random.range(low, tall)]
    const body = part(random.pick(shapes)(half, high), 36)
    const pocket = part(block(half * 0.7, -high * 0.66, -high * 0.2, 10), 8)
    const front = pen.isBack ? pocket : random.pick(fronts)(pen, half, high)
    return [random.pick(carries)(pen, high), body, front]
  }
}

const handles = [handle(70, 120, 15), handle(96, 150, 13), chain(110, 180)] as const
const straps = [handle(106, 370, 9), chain(106, 370)] as const
const drawBoxBag = bag([140, 176, 170, 220], [flared, square, rounded], handles, [
  tabbed,
  flap,
  saddle,
])
const drawHobo = bag([140, 165, 180, 220], [slouched], [handle(134, 180, 18)], [clasped])
const drawCrossbody = bag([112, 142, 160, 220], [square, rounded, oval], straps, [zipped, flap])
const drawClutch = bag(
  [150, 195, 150, 200],
  [square, rounded],
  [() => ''],
  [envelope, framed, flap],
)
const drawBriefcase = bag(
  [170, 205, 200, 255],
  [square, flared],
  [handle(56, 60, 15)],
  [buckled, zipped],
)
const drawWallet = bag([110, 190, 190, 210], [square, rounded], [() => ''], [flap, slotted])

function drawBucket(pen: Pen): Art {
  const { random, tone, accent } = pen
  const folds = [-80, -46, -12, 24, 58, 88].map(x =>
    taper([x, -206], [x * 1.08 + random.range(-8, 8), -120], 7),
  )
  return [
    handle(100, random.range(60, 160), 13)(pen, 250),
    fill('M-112 -210Q0 -232 112 -210Q0 -194 -112 -210Z', tone.deep),
    pen.part('M-112 -210Q0 -198 112 -210L126 -10Q0 6 -126 -10Z', 44, { folds }),
    line('M-110 -178Q0 -166 112 -178', accent.base, 6, 1, '18 14'),
    pen.part('M-124 -26Q0 -10 124 -26L126 -10Q0 6 -126 -10Z', 8, { tone: accent }),
  ]
}

export const bags = {
  handbag: pen =>
    stand(pen.random.pick([drawBoxBag, drawBoxBag, drawBoxBag, drawHobo, drawBucket])(pen)),
  crossbody: pen => stand(drawCrossbody(pen)),
  clutch: pen => stand(drawClutch(pen)),
  briefcase: pen => stand(drawBriefcase(pen)),
  wallet: pen => lie(drawWallet(pen)),

  tote({ random, tone, accent, part }) {
    const [wide, high] = [random.range(140, 180), random.range(220, 290)]
    const top = wide + random.range(0, 34)
    const isCanvas = random.chance(0.4)
    const trim = isCanvas ? accent : tone
    const bottom = `L${wide - 4} -12Q${wide - 6} 0 ${wide - 20} 0H${20 - wide}Q${6 - wide} 0 ${4 - wide} -12Z`
    const folds = [-0.6, 0.6].map(x => taper([x * top, 24 - high], [x * wide * 0.9, -36], 9))
    return stand([
      cord(getArch(60, high, high + 120), 11, trim),
      dot(0, -high, top, tone.deep, 9),
      part(`M${-top} ${-high}Q0 ${8 - high} ${top} ${-high}${bottom}`, 40, { folds }),
      isCanvas && part(`M${1 - wide} -54H${wide - 1}${bottom}`, 16, { tone: trim }),
      cord(getArch(70, high - 60, high + 130), 12, trim),
    ])
  },

  backpack(pen) {
    const { random, tone, accent, part } = pen
    const high = random.range(310, 370)
    const dome = `M0 ${-high}C70 ${-high} 122 ${20 - high} 122 ${105 - high}`
    const strap = 'M34 -300C96 -280 104 -150 92 -30L62 -30C70 -140 66 -250 14 -288Z'
    const flap = part(symmetric(`${dome}C122 ${155 - high} 90 -170 0 -170`), 30)
    const buckles = [-56, 56].map(x => [
      part(rectangle(x - 11, -200, 22, 110, 5), 6, { tone: accent }),
      cord(rectangle(x - 15, -132, 30, 22, 4), 4, gold),
    ])
    const pocket = part(block(100, -176, -16, 18), 16)
    const front = random.pick<Art>([
      [flap, buckles],
      [pocket, drawZip(pen, `M-92 -156H92${getArch(108, 236, 330)}`)],
      [pocket, flap, line('M0 -230V-150', accent.base, 16)],
    ])
    return stand([
      cord(getArch(26, high - 4, high + 40), 11, tone),
      part(symmetric(`${dome}L134 -40C136 -10 124 0 96 0L0 0`), 44),
      pen.isBack ? both(strap, path => part(path, 14)) : front,
    ])
  },

  duffel({ random, isBack, tone, accent, part }) {
    const [half, high] = [random.range(190, 220), random.range(170, 210)]
    const end = rectangle(half - 60, -high, 60, high, 44)
    const handles = `M-90 -4V${30 - high}C-84 ${-high - 110} 84 ${-high - 110} 90 ${30 - high}V-4`
    const folds = [taper([-120, -190], [-100, -40], 9), taper([110, -190], [124, -50], 9)]
    const cap = part(end, 14, { tone: accent })
    return stand([
      part(rounded(half, high), 44, { folds, seams: [`M${10 - half} ${14 - high}H${half - 10}`] }),
      random.chance(0.6) && [flip(cap), cap],
      !isBack && part(block(74, -120, -28, 8), 8),
      cord(handles, 14, random.pick([accent, tone])),
    ])
  },

  luggage({ random, isBack, accent, part }) {
    const high = random.range(300, 430)
    const half = high * random.range(0.32, 0.36)
    const rubber = (path: string) => part(path, 7, { tone: darkRubber })
    const ribs = [-0.9, -0.67, -0.45, -0.22, 0, 0.22, 0.45, 0.67, 0.9].map(x =>
      taper([x * half, 16 - high], [x * half, -34], 4),
    )
    const corners = each([-high + 17, -35], y =>
      both(rectangle(half - 34, y - 17, 34, 34, 0), path => part(path, 7, { tone: accent })),
    )
    const seams = isBack ? [`M${-half} ${-high / 2}H${half}`] : []
    return stand([
      cord(`M-44 ${-high}V${-high - 120}H44V${-high}`, 8, steel),
      at(0, -high - 120, rubber(block(54, -12, 12, 9))),
      each([-half + 26, half - 26], x => rubber(ellipse(x, -12, 14, 13))),
      part(block(half, -high, -18, 28), 36, { folds: ribs, gloss: 0.35, seams }),
      random.chance(0.4) && corners,
      !isBack && rubber(block(34, -high - 10, -high + 8, 8)),
    ])
  },
} satisfies Garments
