import type { Drawing } from '../drawing.ts'
import { each, rectangle, repeat, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { board, getWood, leg, room } from './carpentry.ts'

function drawSeating(pen: Pen, half: number, seats: number): Drawing {
  const { random } = pen
  const wood = getWood(pen)
  const [backTop, seatTop, base] = [-random.range(210, 250), -124, -44]
  const arm = random.range(34, 56)
  const round = random.pick([10, 26, 46])
  const legs = each([-half + 40, half - 40], x => leg(pen, x, base, wood, x < 0 ? -10 : 10, 18))
  const back = pen.piece(
    rectangle(-half + arm * 0.6, backTop, (half - arm * 0.6) * 2, 180, round),
    { volume: 34 },
  )
  if (pen.isBack)
    return room(
      legs +
        pen.piece(rectangle(-half, backTop + 8, half * 2, -backTop + base - 8, round), {
          volume: 40,
          seams: [`M0 ${backTop + 10}V${base}`],
        }),
      half + 6,
      -backTop + 6,
    )
  const width = (half * 2 - arm * 2) / seats
  const cushions = repeat(seats, i => {
    const x = -half + arm + i * width
    return (
      pen.piece(rectangle(x + 1, backTop + 14, width - 2, 120, 22), {
        volume: 30,
        folds: [
          taper([x + 14, backTop + 24], [x + width * 0.4, backTop + 40], 6),
          taper([x + width * 0.5, seatTop - 8], [x + width * 0.52, backTop + 60], 8),
        ],
      }) +
      pen.piece(rectangle(x, seatTop, width, 54, 18), {
        volume: 22,
        seams: [`M${x + 8} ${seatTop + 40}H${x + width - 8}`],
      })
    )
  })
  const front = pen.piece(
    rectangle(-half + arm * 0.5, seatTop + 48, half * 2 - arm, -seatTop + base - 44, 8),
    { volume: 16 },
  )
  const arms = each([-half, half - arm], x =>
    pen.piece(rectangle(x, -176, arm, 176 + base, Math.min(round, arm / 2)), { volume: 26 }),
  )
  const pillow = random.chance(0.6)
    ? `<g transform="translate(${-half + arm + 46} ${seatTop - 40}) rotate(-8)">${pen.piece('M-44 -42Q0 -36 44 -42Q38 0 44 42Q0 36 -44 42Q-38 0 -44 -42Z', { tone: pen.accent, volume: 22 })}</g>`
    : ''
  return room(legs + back + cushions + pillow + front + arms, half + 6, -backTop + 6)
}

function drawSofa(pen: Pen): Drawing {
  const seats = pen.random.pick([2, 3, 3])
  return drawSeating(pen, seats === 2 ? 250 : 320, seats)
}

function drawArmchair(pen: Pen): Drawing {
  return { ...drawSeating(pen, 150, 1), size: 0.84 }
}

function drawChair(pen: Pen): Drawing {
  const { random } = pen
  const wood = getWood(pen)
  const style = random.pick(['upholstered', 'spindle', 'shell'] as const)
  const legs = each(
    [-84, 84],
    x => leg(pen, x * 0.7, -190, wood, x * 0.2, 12) + leg(pen, x, -190, wood, x * 0.14, 16),
  )
  const seat = pen.piece('M-104 -214Q0 -230 104 -214L114 -186Q0 -168 -114 -186Z', {
    volume: 18,
    tone: style === 'spindle' ? wood : pen.tone,
  })
  const back =
    style === 'upholstered'
      ? pen.piece(
          symmetric(
            'M0 -430C60 -430 96 -420 98 -380C104 -300 100 -250 92 -216C40 -206 20 -204 0 -204',
          ),
          { volume: 34, seams: pen.isBack ? ['M0 -428V-206'] : [] },
        )
      : style === 'shell'
        ? pen.piece(
            'M-120 -330C-130 -420 -60 -440 0 -440C60 -440 130 -420 120 -330C116 -270 110 -210 90 -196Q0 -180 -90 -196C-110 -210 -116 -270 -120 -330Z',
            { volume: 40, gloss: 0.25 },
          )
        : Array.from({ length: 7 }, (_, i) => leg(pen, -78 + i * 26, -410, pen.tone, 0, 8))
            .map(part => `<g transform="translate(0 -212) scale(1 .5) translate(0 0)">${part}</g>`)
            .join('') +
          pen.piece('M-104 -420Q0 -450 104 -420V-388Q0 -418 -104 -388Z', { volume: 10 })
  return room(
    style === 'shell' ? legs + back : legs + (pen.isBack ? seat + back : back + seat),
    126,
    446,
    0.9,
  )
}

function drawStool(pen: Pen): Drawing {
  const wood = getWood(pen)
  const high = pen.random.pick([220, 330])
  const legs = each([-70, -30, 30, 70], x => leg(pen, x, -high, wood, x * 0.4, 13))
  const ring = `<path d="M-88 ${-high * 0.36}Q0 ${-high * 0.3} 88 ${-high * 0.36}" fill="none" stroke="${wood.shade}" stroke-width="8"/>`
  return room(
    legs + ring + pen.piece(rectangle(-100, -high - 44, 200, 50, 22), { volume: 20 }),
    106,
    high + 48,
    0.76,
  )
}

function drawBench(pen: Pen): Drawing {
  const wood = getWood(pen)
  const tufts = each(
    [-160, -80, 0, 80, 160],
    x => `<circle cx="${x}" cy="-150" r="5" fill="${pen.tone.deep}"/>`,
  )
  return room(
    each([-210, 210], x => leg(pen, x, -120, wood, x > 0 ? 14 : -14, 18)) +
      board(pen, rectangle(-240, -126, 480, 20, 4), { tone: wood }) +
      pen.piece(rectangle(-246, -176, 492, 56, 22), { volume: 24 }) +
      tufts,
    250,
    180,
  )
}

export const seating = {
  sofa: drawSofa,
  armchair: drawArmchair,
  chair: drawChair,
  stool: drawStool,
  bench: drawBench,
}
