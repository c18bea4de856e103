import type { Drawing } from '../drawing.ts'
import { ellipse, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { getRibs } from './details.ts'
import { place } from './poses.ts'

function drawHat(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['fedora', 'sun', 'bucket'] as const)
  if (style === 'bucket') {
    const crown = pen.piece(
      symmetric('M0 -150C60 -150 96 -142 104 -124L116 -40C60 -26 30 -24 0 -24'),
      { volume: 34, stitches: ['M-108 -120Q0 -106 108 -120'] },
    )
    const brim = pen.piece(
      symmetric('M0 -34C60 -34 100 -40 118 -48C140 -30 168 10 170 34C120 56 60 60 0 60'),
      { volume: 26, stitches: ['M-128 -16Q0 4 128 -16M-142 4Q0 24 142 4M-156 22Q0 42 156 22'] },
    )
    return place('stands', crown + brim, [-174, -152, 174, 64], 0.84, [20, -30])
  }
  const wide = style === 'sun' ? 250 : 200
  const brimBack = pen.piece(ellipse(0, 0, wide, 52), {
    tone: { ...pen.tone, base: pen.tone.shade },
    isPatterned: false,
    volume: 18,
  })
  const crown = pen.piece(
    symmetric(
      `M0 ${style === 'fedora' ? -140 : -150}C30 ${style === 'fedora' ? -166 : -150} 86 -160 100 -120C110 -60 116 -20 120 4C60 22 30 24 0 24`,
    ),
    {
      volume: 40,
      folds:
        style === 'fedora'
          ? [taper([-40, -152], [0, -90], 12), taper([40, -150], [10, -96], 8)]
          : [],
    },
  )
  const band = pen.piece(symmetric('M0 -22C40 -22 80 -28 114 -40L121 2C60 22 30 24 0 24'), {
    tone: pen.accent,
    volume: 10,
  })
  const brim = pen.piece(
    `M${-wide} 0C${-wide} 40 -100 66 0 66C100 66 ${wide} 40 ${wide} 0C${wide - 30} 20 130 18 118 2C60 26 -60 26 -118 2C-130 18 ${-wide + 30} 20 ${-wide} 0Z`,
    { volume: 18 },
  )
  return place(
    'stands',
    brimBack + crown + band + brim,
    [-wide - 4, -170, wide + 4, 70],
    0.9,
    [20, -60],
  )
}

function drawCap(pen: Pen): Drawing {
  const dome = pen.piece(
    'M-150 10C-156 -110 -90 -170 0 -170C90 -170 140 -110 140 0C60 24 -60 30 -150 10Z',
    {
      volume: 46,
      seams: ['M0 -170C-30 -110 -40 -40 -40 20M0 -170C70 -120 96 -50 96 8'],
      stitches: ['M-6 -168C-38 -110 -48 -40 -48 20'],
    },
  )
  const brim = pen.piece(
    'M20 14C80 6 130 -6 142 -2C220 10 260 40 262 62C220 60 120 70 30 44C16 38 10 22 20 14Z',
    {
      volume: 18,
      tone: pen.random.chance(0.5) ? pen.tone : pen.accent,
      stitches: ['M40 24C110 10 190 20 240 52M44 34C110 24 180 34 226 56'],
    },
  )
  return place(
    'stands',
    `${pen.isBack ? '<g transform="scale(-1 1)">' : '<g>'}${dome}${brim}${pen.piece(ellipse(0, -172, 10, 7), { volume: 5 })}</g>`,
    pen.isBack ? [-266, -182, 156, 70] : [-156, -182, 266, 70],
    0.86,
    [20, -60],
  )
}

function drawBeanie(pen: Pen): Drawing {
  const hasPom = pen.random.chance(0.5)
  const pom = hasPom
    ? pen.piece(ellipse(0, -226, 48), {
        tone: pen.accent,
        volume: 34,
        folds: Array.from({ length: 9 }, (_, i) =>
          taper([0, -226], [46 * Math.cos(i * 0.7), -226 + 46 * Math.sin(i * 0.7)], 4),
        ),
      })
    : ''
  const dome = pen.piece('M-136 -40C-140 -140 -80 -206 0 -206C80 -206 140 -140 136 -40Z', {
    volume: 46,
    seams: [-100, -66, -33, 0, 33, 66, 100].map(
      x => `M${x} -40C${x} -110 ${x * 0.6} -180 ${x * 0.15} -206`,
    ),
  })
  const cuff = pen.piece('M-142 -60Q0 -44 142 -60L146 14Q0 32 -146 14Z', {
    volume: 20,
    seams: getRibs(146, -62, 30, 9),
  })
  return place('stands', dome + cuff + pom, [-150, hasPom ? -276 : -208, 150, 28], 0.74, [0, -40])
}

export const hats = { hat: drawHat, cap: drawCap, beanie: drawBeanie }
