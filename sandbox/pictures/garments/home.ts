import type { Drawing } from '../drawing.ts'
import { ink, oak, porcelain, steel } from '../materials.ts'
import { each, ellipse, pair, rectangle, repeat } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors } from '../tone.ts'
import { lying, standing } from './poses.ts'

function drawFrame(pen: Pen): Drawing {
  const [half, high] = pen.random.pick([
    [150, 200],
    [200, 150],
    [160, 160],
  ])
  const hill = pen.isBack
    ? ''
    : `<g><rect x="${-half + 60}" y="${-high + 60}" width="${half * 2 - 120}" height="${high * 2 - 120}" fill="${mixColors(pen.accent.pale, '#f0e6d8', 0.6)}"/><circle cx="${half * 0.16}" cy="${-high * 0.2}" r="${half * 0.2}" fill="${mixColors(pen.accent.base, '#d98a5b', 0.5)}"/><path d="M${-half + 60} ${high * 0.2}Q${-half * 0.3} ${-high * 0.16} 0 ${high * 0.12}T${half - 60} ${high * 0.02}V${high - 60}H${-half + 60}Z" fill="${pen.accent.shade}"/><path d="M${-half + 60} ${high * 0.42}Q0 ${high * 0.12} ${half - 60} ${high * 0.36}V${high - 60}H${-half + 60}Z" fill="${pen.accent.deep}"/></g>`
  const mat = pen.piece(rectangle(-half + 16, -high + 16, half * 2 - 32, high * 2 - 32), {
    tone: pen.isBack ? oak : porcelain,
    volume: 10,
  })
  return {
    ...lying(
      pen.piece(rectangle(-half, -high, half * 2, high * 2, 3), { volume: 12 }) + mat + hill,
      half + 4,
      high + 4,
      0.84,
    ),
    pose: 'hangs',
  }
}

function drawClock(pen: Pen): Drawing {
  const marks = repeat(
    12,
    i =>
      `<path d="M0 -156V${i % 3 ? -142 : -128}" stroke="${ink.base}" stroke-width="${i % 3 ? 4 : 8}" transform="rotate(${i * 30})"/>`,
  )
  const hands = `<path d="M0 10L-62 -66" stroke="${ink.base}" stroke-width="11" stroke-linecap="round"/><path d="M0 12L58 -104" stroke="${ink.base}" stroke-width="7" stroke-linecap="round"/><circle r="10" fill="${pen.accent.base}"/>`
  return {
    ...lying(
      pen.piece(ellipse(0, 0, 190), { volume: 18, gloss: 0.3 }) +
        (pen.isBack
          ? ''
          : pen.piece(ellipse(0, 0, 170), { tone: porcelain, volume: 18 }) + marks + hands),
      194,
      194,
      0.8,
    ),
    pose: 'hangs',
  }
}

function drawBasket(pen: Pen): Drawing {
  const weave = Array.from(
    { length: 11 },
    (_, row) => `M-170 ${-220 + row * 20}${repeat(17, i => `q10 ${(i + row) % 2 ? 9 : -9} 20 0`)}`,
  )
  const handles = pair(
    s =>
      `<path d="M${s * 150} -222C${s * 210} -230 ${s * 210} -160 ${s * 158} -160" fill="none" stroke="${pen.tone.shade}" stroke-width="13"/>`,
  )
  return standing(
    handles +
      `<ellipse cx="0" cy="-228" rx="160" ry="22" fill="${pen.tone.deep}"/>` +
      pen.piece('M-160 -228Q0 -200 160 -228L130 -14Q0 6 -130 -14Z', { volume: 36, seams: weave }) +
      `<path d="M-160 -228Q0 -200 160 -228" fill="none" stroke="${pen.tone.pale}" stroke-width="9"/>`,
    204,
    256,
  )
}

function drawToy(pen: Pen): Drawing {
  const fur = (path: string, tone = pen.tone) =>
    pen.piece(path, { tone, isPatterned: tone === pen.tone, volume: 34 })
  const ears = pair(
    s => fur(ellipse(s * 84, -370, 40)) + fur(ellipse(s * 84, -366, 22), pen.accent),
  )
  const limbs = pair(
    s =>
      fur(ellipse(s * 122, -150, 40, 74)) +
      fur(ellipse(s * 86, -34, 66, 44)) +
      fur(ellipse(s * 92, -30, 34, 26), pen.accent),
  )
  const muzzle = pen.isBack
    ? fur(ellipse(0, -40, 26))
    : fur(ellipse(0, -262, 48, 36), pen.accent) +
      `<ellipse cx="0" cy="-278" rx="15" ry="10" fill="${ink.base}"/><path d="M0 -268V-252" stroke="${ink.base}" stroke-width="4"/><circle cx="-44" cy="-308" r="8" fill="${ink.base}"/><circle cx="44" cy="-308" r="8" fill="${ink.base}"/>`
  return standing(
    ears + fur(ellipse(0, -130, 112, 124)) + limbs + fur(ellipse(0, -294, 116, 104)) + muzzle,
    166,
    414,
    0.8,
  )
}

function drawStroller(pen: Pen): Drawing {
  const wheel = (x: number, r: number) =>
    pen.piece(ellipse(x, -r, r), { tone: ink, volume: 8 }) +
    `<circle cx="${x}" cy="${-r}" r="${r * 0.7}" fill="${steel.pale}"/><g stroke="${steel.shade}" stroke-width="3">${each([0, 45, 90, 135], a => `<path d="M${x - r * 0.7} ${-r}H${x + r * 0.7}" transform="rotate(${a} ${x} ${-r})"/>`)}</g>`
  const frame = `<g fill="none" stroke="${ink.base}" stroke-width="12" stroke-linecap="round"><path d="M-130 -60L120 -400C140 -430 170 -430 190 -410"/><path d="M150 -60L-60 -260"/></g>`
  return standing(
    frame +
      pen.piece('M-190 -250C-180 -140 -100 -120 0 -120C70 -120 110 -160 116 -250Z', {
        volume: 34,
        stitches: ['M-184 -236H112'],
      }) +
      pen.piece('M116 -250C120 -390 -20 -430 -90 -380L-40 -250Z', {
        volume: 34,
        seams: ['M-40 -250C-30 -330 10 -380 30 -406M-40 -250C10 -310 60 -350 84 -372'],
      }) +
      wheel(-130, 66) +
      wheel(150, 66),
    220,
    440,
    0.9,
  )
}

export const home = {
  frame: drawFrame,
  clock: drawClock,
  basket: drawBasket,
  toy: drawToy,
  stroller: drawStroller,
}
