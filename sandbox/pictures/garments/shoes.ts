import type { Drawing } from '../drawing.ts'
import { darkRubber, gold, linen, rubber, walnut } from '../materials.ts'
import { repeat, smooth, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawHeel, drawSole, drawStrap, type HeelShape, stand } from './soles.ts'

function drawHeels(pen: Pen): Drawing {
  const { random } = pen
  const shape = random.pick<HeelShape>(['stiletto', 'stiletto', 'block', 'kitten'])
  const h = shape === 'kitten' ? 46 : random.range(78, 122)
  const toe = random.pick([140, 152, 164])
  const style = random.pick(['pump', 'pump', 'slingback', 'strap', 'pump', 'dorsay'] as const)
  const throat = style === 'dorsay' ? 70 : random.range(44, 70)
  const inside = `<path d="M-128 ${-h - 84}C-80 ${-h - 78} 0 -84 ${throat} -46C10 -44 -60 ${-h - 44} -128 ${-h - 84}Z" fill="${linen.shade}"/>`
  const isOpen = style === 'slingback' || style === 'dorsay'
  const upper = isOpen
    ? `M-40 ${-h * 0.72 - 18}C0 -66 30 -58 ${throat} -50C${throat + 46} -48 ${toe - 4} -38 ${toe} -14C${toe} -4 ${toe - 12} -3 ${toe - 24} -3H30C0 -8 -30 ${-h * 0.5} -52 ${-h * 0.66}Z`
    : `M-146 ${-h - 6}C-154 ${-h - 40} -144 ${-h - 76} -130 ${-h - 88}C-96 ${-h - 56} -30 ${-h * 0.5 - 38} ${throat} -48C${throat + 46} -46 ${toe - 4} -38 ${toe} -14C${toe} -4 ${toe - 12} -3 ${toe - 24} -3H30C0 -8 -50 ${-h * 0.6} -100 ${-h}Z`
  const parts = [
    drawHeel(pen, shape, h),
    isOpen ? '' : inside,
    drawSole(pen, h, toe),
    pen.piece(upper, {
      volume: 26,
      lights: [taper([throat + 10, -36], [toe - 22, -16], 6)],
    }),
  ]
  if (style === 'slingback')
    parts.push(
      drawStrap(
        pen,
        `M-40 ${-h * 0.72 - 14}C-80 ${-h - 24} -110 ${-h - 50} -136 ${-h - 58}C-146 ${-h - 50} -146 ${-h - 20} -142 ${-h - 6}`,
        7,
      ),
    )
  if (style === 'dorsay')
    parts.push(
      pen.piece(
        `M-146 ${-h - 4}C-154 ${-h - 40} -146 ${-h - 58} -134 ${-h - 64}C-108 ${-h - 58} -84 ${-h - 30} -76 ${-h + 2}Z`,
        { volume: 16 },
      ),
    )
  if (style === 'strap')
    parts.push(
      drawStrap(pen, `M-132 ${-h - 74}C-90 ${-h - 96} -50 ${-h - 88} -22 ${-h * 0.5 - 50}`, 8) +
        `<circle cx="-32" cy="${-h * 0.5 - 62}" r="6" fill="${gold.base}"/>`,
    )
  return stand(pen, parts.join(''), h + 92, toe)
}

function drawFlats(pen: Pen): Drawing {
  const { random } = pen
  const toe = random.pick([150, 160, 170])
  const throat = random.range(50, 76)
  const inside = `<path d="M-132 -72C-80 -70 20 -78 ${throat} -42C0 -34 -70 -46 -132 -72Z" fill="${linen.shade}"/>`
  const upper = `M-146 -12C-154 -36 -146 -64 -132 -74C-90 -40 0 -34 ${throat} -44C${throat + 50} -46 ${toe - 4} -40 ${toe} -16C${toe} -6 ${toe - 12} -5 ${toe - 24} -5H-140Z`
  const bow = random.chance(0.4)
    ? `<path d="M${throat - 2} -46c8 -14 22 -10 20 -2c-2 8 -14 8 -20 2c-8 -10 -22 -6 -20 2c2 8 14 6 20 -2Z" fill="${pen.tone.base}" stroke="${pen.tone.line}"/>`
    : ''
  const strap =
    !bow && random.chance(0.4) ? drawStrap(pen, 'M-100 -54C-60 -84 -20 -80 6 -44', 9) : ''
  const cap = random.chance(0.3)
    ? pen.piece(
        `M${toe - 56} -36C${toe - 30} -32 ${toe - 8} -22 ${toe} -12C${toe - 6} -6 150 -6 140 -6H${toe - 62}Z`,
        { tone: pen.accent, volume: 10 },
      )
    : ''
  const shoe =
    inside +
    drawHeel(pen, 'flat', 10) +
    drawSole(pen, 2, toe) +
    pen.piece(upper, {
      volume: 22,
      stitches: [`M-130 -66C-90 -34 0 -28 ${throat} -38`],
    }) +
    cap +
    bow +
    strap
  return stand(pen, shoe, 84, toe)
}

function drawLoafers(pen: Pen): Drawing {
  const { random } = pen
  const chunky = random.chance(0.4) ? 16 : 0
  const y = (value: number) => value - chunky
  const sole = pen.piece(
    `M-150 ${y(-14)}H160C168 ${y(-12)} 168 0 158 0H-60L-64 ${chunky ? 0 : -6}H-70V0H-146Z`,
    { tone: random.chance(0.6) ? darkRubber : walnut, volume: 6 },
  )
  const upper = pen.piece(
    `M-148 ${y(-14)}C-158 ${y(-44)} -150 ${y(-78)} -136 ${y(-88)}C-96 ${y(-70)} -50 ${y(-66)} -16 ${y(-92)}C20 ${y(-88)} 60 ${y(-76)} 100 ${y(-58)}C150 ${y(-50)} 166 ${y(-32)} 164 ${y(-14)}Z`,
    { volume: 26 },
  )
  const inside = `<path d="M-136 ${y(-88)}C-96 ${y(-98)} -50 ${y(-102)} -16 ${y(-92)}C-50 ${y(-66)} -96 ${y(-70)} -136 ${y(-88)}Z" fill="${linen.shade}"/>`
  const apron = pen.piece(
    `M-14 ${y(-90)}C30 ${y(-94)} 100 ${y(-74)} 128 ${y(-52)}C112 ${y(-40)} 70 ${y(-48)} 30 ${y(-58)}Z`,
    { volume: 8, stitches: [`M30 ${y(-54)}C70 ${y(-44)} 116 ${y(-36)} 132 ${y(-50)}`] },
  )
  const saddle = pen.piece(`M6 ${y(-94)}L40 ${y(-86)}L22 ${y(-18)}L-16 ${y(-18)}Z`, {
    volume: 8,
  })
  const trim = random.chance(0.5)
    ? `<path d="M12 ${y(-70)}H36" stroke="${gold.base}" stroke-width="6" stroke-linecap="round"/><circle cx="10" cy="${y(-70)}" r="7" fill="none" stroke="${gold.shade}" stroke-width="3"/><circle cx="40" cy="${y(-68)}" r="7" fill="none" stroke="${gold.base}" stroke-width="3"/>`
    : `<path d="M14 ${y(-68)}l18 4l-6 8l-14 -4Z" fill="${pen.tone.deep}"/>`
  return stand(pen, inside + sole + upper + apron + saddle + trim, 92 + chunky, 166)
}

function drawSneakers(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['court', 'runner', 'high'] as const)
  const thick = style === 'runner' ? 34 : 24
  const topY = style === 'high' ? -200 : -126
  const sole =
    style === 'runner'
      ? pen.piece(
          `M-160 -40C-120 -30 -60 -34 0 -30C70 -24 140 -30 170 -34C178 -14 164 0 140 0H-130C-156 0 -166 -20 -160 -40Z`,
          { tone: rubber, volume: 12, seams: ['M-158 -16C-60 -4 60 -10 168 -16'] },
        )
      : pen.piece(
          `M-152 ${-thick}H160C172 ${-thick + 4} 170 0 156 0H-146C-156 0 -158 ${-thick + 8} -152 ${-thick}Z`,
          { tone: rubber, volume: 10, seams: [`M-152 ${-thick + 8}H166`] },
        )
  const upper = `M-150 ${-thick}C-160 -60 -152 -100 -142 ${topY}C-120 ${topY + 4} -90 ${topY + 16} -64 ${topY + (style === 'high' ? 0 : 6)}L-20 ${style === 'high' ? -166 : -132}C20 -104 70 -80 110 -68C156 -60 170 -40 166 ${-thick}Z`
  const body = pen.piece(upper, {
    volume: 28,
    stitches: ['M-60 -100C-40 -70 -40 -50 -50 -30'],
  })
  const inside = `<path d="M-142 ${topY}C-110 ${topY - 12} -80 ${topY - 8} -64 ${topY + 6}C-90 ${topY + 16} -120 ${topY + 4} -142 ${topY}Z" fill="${linen.shade}"/>`
  const toe = pen.piece(`M96 -72C156 -62 170 -42 166 ${-thick}H92C104 -44 104 -58 96 -72Z`, {
    tone: style === 'runner' ? pen.accent : pen.tone,
    volume: 12,
  })
  const heel = pen.piece(
    `M-150 ${-thick}C-160 -60 -152 -100 -142 ${topY}L-108 ${topY + 8}C-118 -80 -112 -50 -104 ${-thick}Z`,
    { tone: pen.accent, volume: 10 },
  )
  const flash =
    style === 'runner'
      ? pen.piece('M-96 -34C-60 -70 -20 -96 20 -100L46 -86C10 -76 -20 -52 -40 -32Z', {
          tone: pen.accent,
          volume: 7,
        }) +
        pen.piece('M-30 -32C0 -56 30 -72 62 -78L84 -70C50 -60 30 -44 18 -30Z', {
          tone: pen.accent,
          volume: 6,
        })
      : random.chance(0.6)
        ? pen.piece('M-70 -34L-36 -84H-20L-52 -34ZM-38 -34L-8 -78H8L-18 -34Z', {
            tone: pen.accent,
            volume: 3,
          })
        : ''
  const count = style === 'high' ? 7 : 5
  const laces = repeat(count, i => {
    const x = 68 - i * 19
    const y = -84 - i * 11 - (style === 'high' ? Math.max(0, i - 2) * 6 : 0)
    return `<path d="M${x - 16} ${y + 20}C${x - 10} ${y + 4} ${x} ${y - 2} ${x + 14} ${y + 2}" fill="none" stroke="#00000055" stroke-width="8"/><path d="M${x - 16} ${y + 18}C${x - 10} ${y + 2} ${x} ${y - 4} ${x + 14} ${y}" fill="none" stroke="${rubber.base}" stroke-width="6.500" stroke-linecap="round"/>`
  })
  return stand(pen, inside + sole + body + toe + heel + flash + laces, -topY + 10, 172)
}

function drawSandals(pen: Pen): Drawing {
  const { random } = pen
  const shape = random.pick<HeelShape>(['flat', 'flat', 'stiletto', 'block', 'wedge'])
  const h = shape === 'flat' ? 10 : random.range(56, 100)
  const footbed = pen.piece(
    `M-148 ${-h - 8}C-100 ${-h} -40 ${-h * 0.62 - 4} 20 -14C60 -8 140 -10 170 -16C172 -8 160 -2 140 -2H40C0 -4 -50 ${-h * 0.5} -96 ${-h + 8}L-146 ${-h + 4}Z`,
    { tone: walnut, volume: 5 },
  )
  const style = random.pick(['two-strap', 'cross', 'thong', 'gladiator'] as const)
  const band = (x1: number, x2: number, rise: number, width: number) => {
    const ground = (x: number) => (x > 20 ? -14 : -14 - ((20 - x) / 168) * h)
    const [y1, y2] = [ground(x1), ground(x2)]
    return pen.piece(
      `M${x1} ${y1}C${x1 + 6} ${y1 - rise} ${x2 - 14} ${y2 - rise - 8} ${x2} ${y2}L${x2 + width} ${y2 + 3}C${x2 + width - 6} ${y2 - rise - 24} ${x1 + width - 8} ${y1 - rise - 18} ${x1 - width * 0.2} ${y1 - 4}Z`,
      { volume: 8 },
    )
  }
  const ankle = `M-136 ${-h - 14}L-140 ${-h - 92}M-140 ${-h - 88}C-110 ${-h - 104} -70 ${-h - 100} -44 ${-h - 84}C-70 ${-h - 74} -110 ${-h - 76} -140 ${-h - 86}`
  const straps =
    style === 'two-strap'
      ? band(66, 118, 46, 26) +
        band(-10, 40, 64, 24) +
        `<rect x="4" y="-84" width="18" height="14" rx="3" fill="none" stroke="${gold.base}" stroke-width="4"/>`
      : style === 'cross'
        ? band(30, 128, 52, 18) + band(70, 110, 58, 18) + drawStrap(pen, ankle, 8)
        : style === 'thong'
          ? drawStrap(
              pen,
              `M120 -16C110 -40 80 -52 60 -56C20 -60 -30 ${-h - 20} -80 ${-h - 14}`,
              9,
            ) + drawStrap(pen, ankle, 7)
          : band(84, 126, 40, 16) +
            band(30, 76, 52, 14) +
            drawStrap(pen, ankle, 8) +
            drawStrap(pen, `M40 -58C10 -70 -20 ${-h - 66} -52 ${-h - 86}`, 7)
  return stand(
    pen,
    (shape === 'flat'
      ? drawSole(pen, 2)
      : drawHeel(pen, shape, h, shape === 'block' ? walnut : pen.tone)) +
      footbed +
      straps,
    style === 'two-strap' ? Math.max(96, h + 20) : h + 106,
    172,
  )
}

function drawSlippers(pen: Pen): Drawing {
  const fluffy = pen.random.chance(0.5)
  const points = Array.from({ length: 15 }, (_, i): [number, number] => {
    const t = i / 14
    return [-20 + 186 * t, -22 - Math.sin(t ** 0.8 * Math.PI) * 76 - (i % 2 ? 6 : 0)]
  })
  const upper = fluffy
    ? `${smooth(points)}L166 -14L-24 -14Z`
    : 'M-24 -16C-16 -70 30 -96 70 -90C120 -82 164 -50 166 -14Z'
  const sole = pen.piece('M-150 -18H166C172 -10 166 0 154 0H-140C-154 0 -156 -10 -150 -18Z', {
    tone: rubber,
    volume: 6,
  })
  const bed = pen.piece('M-150 -18C-140 -32 -60 -30 0 -26L60 -18Z', { tone: linen, volume: 6 })
  const cuff = pen.piece('M-30 -16C-24 -72 26 -104 66 -96C60 -84 10 -70 2 -16Z', {
    tone: pen.accent,
    volume: 10,
  })

  return stand(pen, bed + sole + pen.piece(upper, { volume: 26 }) + (fluffy ? '' : cuff), 104, 170)
}

export const shoes = {
  heels: drawHeels,
  flats: drawFlats,
  loafers: drawLoafers,
  sneakers: drawSneakers,
  sandals: drawSandals,
  slippers: drawSlippers,
}
