import type { Drawing } from '../drawing.ts'
import { open, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawLegs } from './legs.ts'
import { drawWorn } from './top.ts'
import { getBodyFolds, type Neck, type Sleeve, type Torso, womanTorso } from './torso.ts'

function drawStrap(pen: Pen, path: string, width = 5): string {
  return `<path d="${path}" fill="none" stroke="${pen.tone.line}" stroke-width="${width + 1.5}" stroke-opacity=".6"/><path d="${path}" fill="none" stroke="${pen.tone.base}" stroke-width="${width}"/>`
}

/** One-piece garments from straps to leg openings: swimsuits and bodysuits. */
function drawOnePiece(pen: Pen, necks: readonly [Neck, ...Neck[]]): Drawing {
  const { random } = pen
  const neck = random.pick(necks)
  const legY = random.range(330, 352)
  const backCut = pen.isBack ? 18 : 0
  const tops: Record<string, string> = {
    camisole: 'M0 118C22 112 44 88 54 62C66 98 82 122 92 144',
    sweetheart: 'M0 112C16 84 52 72 84 98C88 110 91 126 92 144',
    square: 'M0 96L52 96L56 58C64 98 80 122 92 144',
    scoop: 'M0 110C40 110 56 80 58 20L76 22C72 80 78 122 92 144',
    v: 'M0 160C20 120 42 60 50 6L72 10C70 70 76 120 92 144',
  }
  const top = tops[neck] ?? tops.scoop ?? ''
  const numbers = [...top.matchAll(/-?\d+/g)].map(Number)
  const letters = top.replace(/[-\d\s]+/g, ' ').trim()
  const half = toSteps(letters, numbers)
  const path = symmetric(
    [half.start[0], half.start[1] - (pen.isBack ? -22 : 0)],
    [
      ...half.steps,
      [84, 180, 78, 200, 78, 228],
      [78, 262, 96, 292, 97, legY - 26],
      [70, legY + 10 - backCut * 1.2, 30, legY + 60, 20, legY + 84 + backCut * 0.3],
      [12, legY + 90, 6, legY + 91, 0, legY + 91],
    ],
  )
  const torso: Torso = { ...womanTorso, neck, hem: 60, hemY: legY + 30 }
  const straps =
    neck === 'sweetheart'
      ? ''
      : neck === 'camisole' || neck === 'square'
        ? [-1, 1]
            .map(side =>
              drawStrap(pen, open([54, 66], [[58, 40, 54, 14, 46, -14]], side === 1 ? 1 : -1)),
            )
            .join('')
        : ''
  const inside = pen.isBack
    ? ''
    : `<path d="M-24 ${legY + 84}Q0 ${legY + 68} 24 ${legY + 84}Q0 ${legY + 100} -24 ${legY + 84}Z" fill="${pen.tone.deep}"/>`
  const seams = random.chance(0.4) ? ['M-50 130Q-44 220 -56 330M50 130Q44 220 56 330'] : []
  const belt =
    random.chance(0.18) && !pen.isBack
      ? pen.piece('M-80 220Q0 230 80 220V238Q0 248 -80 238Z', { tone: pen.accent, volume: 6 })
      : ''
  return {
    art:
      inside +
      straps +
      pen.piece(path, {
        volume: 42,
        folds: getBodyFolds(pen, { ...torso, waist: 78 }, 0.1),
        seams,
        gloss: 0.12,
      }) +
      belt,
    box: [-104, -14, 104, legY + 94],
    focus: [-18, 130],
    pose: 'hangs',
    hook: [0, -4],
    size: 0.94,
  }
}

type Curve = [number, number] | [number, number, number, number, number, number]

function toSteps(letters: string, numbers: number[]): { start: [number, number]; steps: Curve[] } {
  const take = (count: number) => numbers.splice(0, count)
  const [x = 0, y = 0] = take(2)
  const steps: Curve[] = []
  for (const letter of letters.replace('M', '').replace(/\s/g, '')) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = take(letter === 'L' ? 2 : 6)
    steps.push(letter === 'L' ? [a, b] : [a, b, c, d, e, f])
  }
  return { start: [x, y], steps }
}

export function drawSwimsuit(pen: Pen): Drawing {
  return drawOnePiece(pen, ['camisole', 'sweetheart', 'square', 'scoop', 'v'])
}

export function drawBodysuit(pen: Pen): Drawing {
  return drawOnePiece(pen, ['scoop', 'square', 'v', 'camisole'])
}

function drawCups(pen: Pen, style: 'triangle' | 'balconette' | 'bandeau'): string {
  const lace = pen.random.chance(0.4)
  const cups = ([-1, 1] as const).map(side => {
    const cup =
      style === 'triangle'
        ? `M${side * 6} 92C${side * 22} 60 ${side * 40} 34 ${side * 46} 20C${side * 62} 40 ${side * 86} 70 ${side * 92} 94C${side * 66} 104 ${side * 30} 104 ${side * 6} 92Z`
        : style === 'balconette'
          ? `M${side * 5} 58C${side * 24} 40 ${side * 52} 34 ${side * 62} 22C${side * 78} 36 ${side * 92} 60 ${side * 92} 84C${side * 76} 116 ${side * 20} 116 ${side * 5} 84Z`
          : `M0 46C${side * 30} 32 ${side * 70} 34 ${side * 94} 44L${side * 92} 96C${side * 60} 108 ${side * 24} 106 0 92Z`
    const scallops =
      lace && style === 'balconette'
        ? `<path d="M${side * 5} 58C${side * 24} 40 ${side * 52} 34 ${side * 62} 22" fill="none" stroke="${pen.tone.pale}" stroke-width="5" stroke-dasharray="1 5" stroke-linecap="round"/>`
        : ''
    return (
      pen.piece(cup, {
        volume: 30,
        folds: [taper([side * 30, 96], [side * 52, 46], 4)],
        seams:
          style === 'balconette'
            ? [`M${side * 8} 72C${side * 34} 64 ${side * 66} 66 ${side * 90} 76`]
            : [],
        gloss: 0.1,
      }) + scallops
    )
  })
  const straps =
    style === 'bandeau'
      ? ''
      : ([-1, 1] as const)
          .map(side =>
            drawStrap(
              pen,
              open([style === 'triangle' ? 46 : 62, 24], [[58, 0, 56, -30, 46, -56]], side),
            ),
          )
          .join('')
  const band = pen.piece('M-94 84C-60 110 60 110 94 84L98 100C60 126 -60 126 -98 100Z', {
    volume: 6,
  })
  return straps + band + cups.join('')
}

function drawBack(pen: Pen): string {
  return (
    ([-1, 1] as const)
      .map(side => drawStrap(pen, open([60, 92], [[62, 50, 56, 0, 46, -56]], side)))
      .join('') +
    pen.piece('M-98 74C-60 88 60 88 98 74V104C60 112 -60 112 -98 104Z', {
      volume: 10,
      seams: ['M-8 84V108M8 84V108'],
    })
  )
}

function drawBrief(pen: Pen, y: number, rise: number): string {
  const crotch = y + rise + 62
  return pen.piece(
    symmetric(
      [0, y + 6],
      [
        [40, y + 6, 70, y + 2, 92, y - 4],
        [98, y + rise * 0.5, 99, y + rise * 0.7, 100, y + rise],
        [70, y + rise + (pen.isBack ? 26 : 4), 30, crotch - 20, 19, crotch],
        [10, crotch + 5, 5, crotch + 5, 0, crotch + 5],
      ],
    ),
    {
      volume: 30,
      folds: [
        taper([-40, crotch - 30], [-4, crotch - 12], 4),
        taper([44, crotch - 34], [6, crotch - 12], 4),
      ],
      stitches: [`M-90 ${y + 4}Q0 ${y + 20} 90 ${y + 4}`],
      gloss: 0.1,
    },
  )
}

export function drawBikini(pen: Pen): Drawing {
  const { random } = pen
  const style = random.pick(['triangle', 'bandeau', 'balconette'] as const)
  const rise = random.pick([24, 40, 84])
  return {
    art: (pen.isBack ? drawBack(pen) : drawCups(pen, style)) + drawBrief(pen, 214, rise),
    box: [-112, -58, 112, 290 + rise],
    focus: [-40, 70],
    pose: 'hangs',
    size: 0.86,
  }
}

export function drawBra(pen: Pen): Drawing {
  const style = pen.random.pick(['balconette', 'triangle', 'balconette'] as const)
  return {
    art: pen.isBack ? drawBack(pen) : drawCups(pen, style),
    box: [-112, -58, 112, 124],
    focus: [-40, 60],
    pose: 'hangs',
    size: 0.86,
  }
}

/** A slip or a two-piece set. */
export function drawLingerie(pen: Pen): Drawing {
  if (pen.random.chance(0.5)) {
    return {
      art:
        (pen.isBack ? drawBack(pen) : drawCups(pen, 'balconette')) +
        drawBrief(pen, 190, pen.random.pick([26, 50])),
      box: [-112, -58, 112, 310],
      focus: [-40, 60],
      pose: 'hangs',
      size: 0.86,
    }
  }
  const torso: Torso = {
    ...womanTorso,
    neck: 'camisole',
    waist: 84,
    hem: 116,
    hemY: pen.random.range(400, 560),
  }
  const lace = pen.isBack
    ? ''
    : `<path d="M0 118C22 112 44 88 54 68M0 118C-22 112 -44 88 -54 68" fill="none" stroke="${pen.tone.pale}" stroke-width="9" stroke-dasharray="2 4"/>`
  const hem = `<path d="M${-torso.hem} ${torso.hemY - 6}Q0 ${torso.hemY + 6} ${torso.hem} ${torso.hemY - 6}" fill="none" stroke="${pen.tone.pale}" stroke-width="12" stroke-dasharray="2 4" stroke-opacity=".8"/>`
  return {
    art: drawWorn(pen, torso, 'none', { looseness: 0.8, over: lace + hem }),
    box: [-120, -18, 120, torso.hemY + 8],
    focus: [-10, 120],
    pose: 'hangs',
    hook: [0, -8],
  }
}

export function drawJumpsuit(pen: Pen): Drawing {
  const { random } = pen
  const neck = random.pick<Neck>(['v', 'camisole', 'square', 'halter', 'crew'])
  const sleeve =
    neck === 'camisole' || neck === 'halter'
      ? 'none'
      : random.pick<Sleeve>(['none', 'short', 'long', 'puff'])
  const torso: Torso = { ...womanTorso, neck, waist: 78, hem: 82, hemY: 246, hemCurve: 4 }
  const wide = random.pick([34, 60, 84])
  const legs = `<g transform="translate(0 226)">${drawLegs(pen, { waist: 80, hip: 102, knee: 38 + wide * 0.25, hem: wide, hemY: random.pick([280, 540, 575]), rise: 150, band: 16, folds: 3, isElastic: true })}</g>`
  const belt = pen.piece('M-80 232Q0 242 80 232V250Q0 260 -80 250Z', {
    volume: 7,
    ...(random.chance(0.4) ? { tone: pen.accent } : {}),
  })
  return {
    art: legs + drawWorn(pen, torso, sleeve, { looseness: 0.3 }) + belt,
    box: [-Math.max(150, 62 + wide), -16, Math.max(150, 62 + wide), 806],
    focus: [-10, 130],
    pose: 'hangs',
    hook: [0, -8],
  }
}

export function drawSocks(pen: Pen): Drawing {
  const { random } = pen
  const tall = random.pick([70, 150, 240])
  const sock = (dx: number, dy: number) => {
    const heel = pen.piece('M-34 4C-40 34 -30 58 -8 60L-2 20Z', { tone: pen.accent, volume: 8 })
    const ribs = Array.from({ length: 11 }, (_, i) => `M${-31 + i * 6.2} ${-tall}V${-tall + 34}`)
    return `<g transform="translate(${dx} ${dy})">${pen.piece(`M-34 ${-tall}Q0 ${-tall + 6} 34 ${-tall}L32 -10C34 16 60 24 96 36C124 46 124 78 92 80C50 82 0 76 -22 60C-44 44 -34 10 -34 ${-tall}Z`, { volume: 24, folds: [taper([-30, 8], [24, -6], 5), taper([-28, -24], [20, -34], 4), taper([20, 20], [2, 48], 4)], seams: ribs })}${heel}</g>`
  }
  return {
    art: sock(-30, -14) + sock(26, 22),
    box: [-80, -tall - 24, 158, 112],
    focus: [0, -tall + 60],
    pose: 'hangs',
    size: 0.78,
  }
}
