import { type Art, at, cord, dot, fill, flip, line } from '../art.ts'
import { type Drawing, type Garments, hang, lie, stand } from '../drawing.ts'
import { darkRubber, gold, ink, steel, walnut } from '../materials.ts'
import { block, each, ellipse, mirror, rectangle, repeat, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBow, getRibs } from './details.ts'

const lenses = {
  round: ellipse(102, 0, 74, 72),
  square: rectangle(24, -56, 156, 112, 26),
  cat: 'M24 -30C26 -60 130 -70 196 -84C200 -20 176 58 104 58C50 58 20 24 24 -30Z',
  aviator: 'M24 -44C50 -64 160 -64 184 -44C192 20 150 80 104 76C54 72 20 20 24 -44Z',
  oversized: 'M18 -66C60 -84 160 -84 196 -62C206 0 186 76 110 78C40 78 10 20 18 -66Z',
}

function drawSpectacles({ random, tone }: Pen, glass: string, opacity: number): Drawing {
  const shape = random.pick(['round', 'square', 'cat', 'aviator', 'oversized'] as const)
  const thick = shape === 'aviator' ? 6 : random.range(9, 20)
  const eye = fill(lenses[shape], glass, opacity) + cord(lenses[shape], thick, tone)
  const arm = 'M186 -46C214 -60 196 -92 150 -108L60 -124'
  const glint = (x: number) => fill(`M${x} -40l44 -6l-40 76l-18 -10Z`, '#fff', 0.45 - opacity * 0.3)
  return lie([
    line(arm + mirror(arm), tone.shade, thick * 0.8),
    [eye, flip(eye), glint(60), glint(-140)],
    line('M-28 -18Q0 -40 28 -18', tone.base, thick * 0.9),
    shape === 'aviator' && line('M-30 -46H30', tone.base, 6),
  ])
}

function drawBrimmed({ tone, accent, part }: Pen, wide: number, side: number): Art {
  const crown = `M0 -145C30 ${side} 86 -160 100 -120C110 -60 116 -20 120 4C60 22 30 24 0 24`
  const brim = `M0 66C100 66 ${wide} 40 ${wide} 0C${wide - 30} 20 130 18 118 2C60 26 30 22 0 22`
  const band = symmetric('M0 -22C40 -22 80 -28 114 -40L121 2C60 22 30 24 0 24')
  return [
    part(ellipse(0, 0, wide, 52), 18, { tone: { ...tone, base: tone.shade } }),
    part(symmetric(crown), 40, { folds: [taper([-40, -152], [0, -90], 12)] }),
    part(band, 10, { tone: accent }),
    part(symmetric(brim), 18),
  ]
}

function drawFedora(pen: Pen): Drawing {
  const wide = pen.random.range(180, 260)
  return stand(drawBrimmed(pen, wide, wide < 220 ? -166 : -145))
}

function drawBucketHat(pen: Pen): Art {
  const low = pen.random.range(20, 60)
  const crown = symmetric('M0 -150C60 -150 96 -142 104 -124L116 -40C60 -26 30 -24 0 -24')
  const brim = `M0 -34C60 -34 100 -40 118 -48C140 -30 168 ${low - 24} 170 ${low}C120 ${low + 22} 60 ${low + 26} 0 ${low + 26}`
  const stitches = ['M-128 -16Q0 4 128 -16M-142 4Q0 24 142 4M-156 22Q0 42 156 22']
  return [pen.part(crown, 34), pen.part(symmetric(brim), 26, { stitches })]
}

/** Draws a square scarf folded into a band and knotted, with a loop for the neck and two tails. */
function drawKnottedScarf(pen: Pen): Drawing {
  const { random, accent, tone } = pen
  const [long, short] = [random.range(250, 300), random.range(170, 220)]
  const tail = (low: number, wide: number) =>
    `M-22 -112C${20 - wide * 0.2} -30 ${-wide * 0.9} ${low * 0.35} ${-wide} ${low * 0.62}L${-wide * 0.42} ${low}L${wide * 0.3} ${low * 0.66}C${wide * 0.2} ${low * 0.3} ${wide * 0.3} -20 26 -104Z`
  const hem = (low: number, wide: number) =>
    `M${-wide} ${low * 0.62}L${-wide * 0.42} ${low}L${wide * 0.3} ${low * 0.66}`
  const folds = (low: number, wide: number) => [
    taper([-6, -96], [-wide * 0.62, low * 0.78], 9),
    taper([8, -96], [-wide * 0.16, low * 0.8], 8),
  ]
  const drawTail = (low: number, wide: number) => [
    pen.part(tail(low, wide), 24, { folds: folds(low, wide) }),
    at(0, -9, line(hem(low, wide * 0.9), accent.base, 9, 0.9)),
  ]
  const loop =
    'M-30 -96C-150 -112 -196 -236 -118 -310C-66 -358 66 -358 118 -310C196 -236 150 -112 30 -96L24 -150C98 -168 122 -232 74 -272C40 -298 -40 -298 -74 -272C-122 -232 -98 -168 -24 -150Z'
  const creases = [
    taper([-60, -128], [-150, -236], 8),
    taper([60, -128], [150, -236], 8),
    taper([-96, -300], [96, -300], 7),
  ]
  const back = symmetric('M0 -330C66 -330 118 -300 118 -268C74 -290 40 -298 0 -298')
  return lie([
    pen.part(loop, 26, { folds: creases }),
    pen.part(back, 10, { tone: { ...tone, base: tone.shade } }),
    at(16, 0, flip(drawTail(long, random.range(120, 150)))),
    at(-16, 0, drawTail(short, random.range(130, 160))),
    pen.part(
      'M-46 -138C-16 -160 34 -154 50 -128C58 -98 44 -72 18 -64C-16 -58 -46 -74 -54 -100Z',
      18,
      { folds: [taper([-34, -132], [30, -78], 6), taper([-6, -146], [42, -100], 5)] },
    ),
  ])
}

/** Draws a long scarf folded over a rod, with the back end longer than the front one. */
function drawLongScarf({ random, tone, part }: Pen): Drawing {
  const half = random.range(74, 100)
  const threads = repeat(
    Math.floor(half / 5),
    i => `M${i * 10 + 5 - half} 0q${i % 2 ? 3 : -3} 16 ${i % 3} 34`,
  )
  const fringe = line(threads, tone.shade, 4)
  const [front, back] = [random.range(210, 290), random.range(320, 390)]
  const strip = (x: number, long: number) => {
    const [left, right] = [x - half, x + half]
    const path = `M${left} -290Q${left} -306 ${left + 16} -306H${right - 16}Q${right} -306 ${right} -290C${right + 5} -100 ${right - 5} ${long - 160} ${right} ${long}Q${x} ${long + 8} ${left} ${long}C${left - 5} ${long - 160} ${left + 5} -100 ${left} -290Z`
    const folds = [-0.4, 0.1, 0.5].map(share =>
      taper([x + share * half, -280], [x + share * half * 1.2, long - 20], 8),
    )
    return [at(x, long - 4, fringe), part(path, 24, { folds })]
  }
  return hang([strip(half * 0.34, back), strip(-half * 0.34, front)])
}

/** Draws a pair of gloves from the outline of the left one, whose cuff begins at y = 150. */
function drawGloves(pen: Pen, hand: string, seams: string[]): Drawing {
  const low = pen.random.range(190, 270)
  const cuff = { tone: pen.random.pick([pen.accent, pen.tone]), seams: getRibs(58, 150, low, 8) }
  const glove = pen.part(hand, 22, { seams }) + pen.part(block(59, 150, low, 4), 10, cuff)
  const turn = pen.random.range(-2, 12)
  return lie([at(-66, 0, glove, -turn), at(76, 16, flip(glove), turn)])
}

export const accessories = {
  sunglasses: pen => drawSpectacles(pen, pen.accent.deep, 0.9),
  glasses: pen => drawSpectacles(pen, '#dfe6e8', 0.35),
  hat: pen => (pen.random.chance(0.6) ? drawFedora(pen) : stand(drawBucketHat(pen))),
  fedora: drawFedora,
  'bucket-hat': pen => stand(drawBucketHat(pen)),

  cap({ random, isBack, tone, accent, part }) {
    const high = random.range(-186, -150)
    const dome = `M-150 10C-156 -110 -90 ${high} 0 ${high}C90 ${high} 140 -110 140 0C60 24 -60 30 -150 10Z`
    const brim = 'M20 14C80 6 130 -6 142 -2Q250 30 262 62C220 60 120 70 30 44C16 38 10 22 20 14Z'
    const seams = [`M0 ${high}C-30 -110 -40 -40 -40 20M0 ${high}C70 -120 96 -50 96 8`]
    const stitches = ['M40 24C110 10 190 20 240 52M44 34C110 24 180 34 226 56']
    const cap = [
      part(dome, 46, { seams }),
      random.chance(0.4) && part(rectangle(30, -96, 62, 44, 6), 5, { tone: accent }),
      part(brim, 18, { tone: random.pick([tone, accent]), stitches }),
      part(ellipse(0, high - 2, 10, 7), 5),
    ]
    return stand(isBack ? flip(cap) : cap)
  },

  beanie({ random, tone, accent, part }) {
    const high = random.range(185, 230)
    const seams = [-100, -66, -33, 0, 33, 66, 100].map(
      x => `M${x} -40C${x} -110 ${x * 0.6} ${26 - high} ${x * 0.15} ${-high}`,
    )
    const ribs = { tone: random.pick([tone, tone, accent]), seams: getRibs(146, -62, 30, 9) }
    return stand([
      part(symmetric(`M0 ${-high}C80 ${-high} 140 -140 136 -40`), 46, { seams }),
      part('M-142 -60Q0 -44 142 -60L146 14Q0 32 -146 14Z', 20, ribs),
      random.chance(0.5) &&
        part(ellipse(0, -high - 20, random.range(36, 56)), 34, { tone: accent }),
    ])
  },

  belt({ random, isBack, tone, part }) {
    const width = random.range(22, 40)
    const metal = random.pick([gold, gold, steel])
    const edge = (dy: number) => `C-120 ${96 + dy} 90 ${104 + dy} 214 ${54 + dy}`
    const strap = `M-190 ${70 - width}${edge(-width)}L214 ${54 + width}C90 ${104 + width} -120 ${96 + width} -190 ${70 + width}Z`
    const stitches = [`M-186 ${76 - width}${edge(6 - width)}M-186 ${64 + width}${edge(width - 6)}`]
    const buckle = rectangle(-86, 72 - width, 66, width * 2 + 24, random.pick([4, 12, 33]))
    return lie([
      line(ellipse(0, 0, random.range(150, 180), random.range(96, 120)), tone.deep, width * 0.8),
      part(strap, 14, { stitches }),
      each([60, 90, 120, 150], x => dot(x, 100 - x * 0.13, 4, tone.deep)),
      !isBack && [cord(buckle, 9, metal), line('M-84 85H-16', metal.base, 7)],
    ])
  },
  scarf: pen => (pen.random.chance(0.4) ? drawKnottedScarf(pen) : drawLongScarf(pen)),

  gloves: pen =>
    drawGloves(
      pen,
      'M-54 190L-58 40C-96 0 -112 -40 -106 -54C-96 -70 -76 -50 -56 -24C-62 -80 -66 -130 -54 -140C-40 -148 -34 -136 -30 -70C-30 -130 -28 -170 -14 -172C2 -172 2 -150 4 -72C8 -140 14 -160 28 -158C42 -154 38 -130 34 -60C42 -100 52 -118 64 -112C76 -104 62 -40 58 20L56 190Z',
      ['M-26 -20L-22 40M2 -20V44M28 -16L24 40'],
    ),
  mittens: pen =>
    drawGloves(
      pen,
      'M-54 190L-57 62C-92 34 -116 -6 -108 -34C-100 -54 -76 -44 -58 -14C-60 -90 -50 -158 2 -160C56 -158 64 -90 60 -10L56 190Z',
      ['M-57 62C-48 40 -50 10 -58 -14'],
    ),

  tie(pen) {
    const { random, tone } = pen
    const [wide, low] = [random.range(40, 66), random.range(230, 300)]
    const blade = `M-20 -240H22L${wide} ${low - 70}L0 ${low}L${-wide} ${low - 70}Z`
    const folds = [taper([-8, -220], [-30, 180], 7), taper([10, -200], [34, 160], 6)]
    const back = { tone: { ...tone, base: tone.shade } }
    return lie([
      cord('M-30 -308C-96 -334 -94 -378 0 -378C94 -378 96 -334 30 -308', 13, tone),
      pen.part('M6 -240L26 -236L72 150L44 184L18 150Z', 10, back),
      pen.part(blade, 20, { folds }),
      pen.part('M-36 -306L36 -306L22 -238L-20 -238Z', 14),
    ])
  },

  'bow-tie'(pen) {
    const wing = `M0 -24C50 -70 130 -104 ${pen.random.range(176, 200)} -92C214 -40 214 40 190 92C130 104 50 70 0 24Z`
    const folds = [taper([14, -6], [130, -44], 7), taper([14, 8], [140, 40], 7)]
    return lie([
      cord('M-60 0H60', 26, pen.tone),
      drawSides(pen, wing, 22, () => ({ folds })),
      pen.part(block(34, -42, 42, 12), 14, { folds: [taper([-12, -36], [-8, 36], 5)] }),
    ])
  },

  /** Folded, with the points of two layers on top of each other. */
  'pocket-square'(pen) {
    const { accent, random } = pen
    const hem = (path: string) => line(path, accent.base, 9)
    const turn = random.range(-12, 12)
    const under = pen.part('M-150 190V-120L-40 -214L60 -120V190Z', 12)
    const over = pen.part('M-110 200V-90L20 -196L150 -90V200Z', 16, {
      folds: [taper([20, -180], [-40, 180], 8), taper([60, -120], [90, 190], 8)],
    })
    return lie(
      at(
        0,
        0,
        [under, hem('M-142 -112L-40 -200L20 -146'), over, hem('M-102 -82L20 -182L142 -82')],
        turn,
      ),
    )
  },

  umbrella({ random, part }) {
    const wide = random.range(190, 236)
    const canopy = `M0 ${random.range(-240, -190)}C110 -214 ${wide - 20} -130 ${wide} 4C190 -22 120 -22 70 2C50 -20 20 -22 0 -22`
    const grip = random.pick(['C0 300 62 300 62 254', 'V300'])
    return hang([
      line(`M0 -256V250${grip}`, steel.shade, 7),
      cord(`M0 190V250${grip}`, 14, random.pick([walnut, gold, ink])),
      part(symmetric(canopy), 40, { seams: ['M70 0Q60 -150 0 -220Q-60 -150 -70 0'] }),
    ])
  },

  'phone-case'(pen) {
    const [high, count] = [pen.random.range(200, 226), pen.random.pick([2, 3])]
    const camera = [
      pen.part(rectangle(-92, -72, count * 52 - 56, 104, 26), 10, { tone: ink, gloss: 0.3 }),
      [ellipse(-66, -46, 19), ellipse(-66, 4, 19), ellipse(-20, -46, 19)]
        .slice(0, count)
        .map(path => pen.part(path, 8, { tone: darkRubber, gloss: 0.8 })),
    ]
    const screen = pen.part(block(98, 12 - high, high - 12, 34), 14, { tone: ink, gloss: 0.4 })
    const shell = pen.part(block(110, -high, high, 42), 20, { gloss: 0.3 })
    return lie([shell, pen.isBack ? screen : at(0, 90 - high, camera)])
  },

  'hair-accessory'(pen) {
    const { random, tone } = pen
    const band = 'M0 -190C100 -190 190 -60 160 180L128 180C150 -30 90 -120 0 -120'
    const ruffles = Array.from({ length: 22 }, (_, i) => {
      const [x, y] = [Math.cos(i * 0.2856), Math.sin(i * 0.2856)]
      return taper([62 * x, 54 * y], [146 * x - 14 * y, 132 * y + 14 * x], 7)
    })
    const hole = { tone: { ...tone, base: tone.deep } }
    const scrunchie = pen.part(ellipse(0, 0, 150, 138), 40, { folds: ruffles })
    const shell = symmetric('M0 -84C80 -84 150 -50 150 20C100 32 60 36 0 36')
    const teeth = each([-120, -80, -40, 0, 40, 80, 120], x =>
      pen.part(`M${x - 11} 10L${x * 0.7} 118L${x + 11} 10Z`, 7, { gloss: 0.5 }),
    )
    return lie(
      random.pick<Art>([
        [drawBow(pen, 0, 0, 3.4), pen.part(block(40, -8, 6, 7), 5, { tone: gold })],
        pen.part(symmetric(band), 26, { folds: [taper([-30, -186], [20, -126], 8)] }),
        [scrunchie, pen.part(ellipse(0, 0, 62, 54), 14, hole)],
        [teeth, pen.part(shell, 26, { gloss: 0.5 })],
      ]),
    )
  },
} satisfies Garments
