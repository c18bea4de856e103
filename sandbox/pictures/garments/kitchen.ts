import type { Drawing } from '../drawing.ts'
import { gold, ink, oak, steel, walnut } from '../materials.ts'
import { each, ellipse, pair, rectangle, symmetric } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { mixColors, type Tone } from '../tone.ts'
import { lying, standing } from './poses.ts'

function drawTableware(pen: Pen): Drawing {
  const glaze = (path: string, tone = pen.tone) =>
    pen.piece(path, { tone, volume: 22, gloss: 0.35 })
  const style = pen.random.pick(['plates', 'mug', 'bowl'] as const)
  if (style === 'mug')
    return standing(
      `<path d="M106 -190C210 -200 210 -60 104 -66" fill="none" stroke="${pen.tone.shade}" stroke-width="30"/><path d="M106 -190C206 -200 206 -62 104 -68" fill="none" stroke="${pen.tone.base}" stroke-width="24"/>${glaze('M-116 -240Q0 -226 116 -240L106 -16Q100 0 80 0H-80Q-100 0 -106 -16Z')}<ellipse cx="0" cy="-240" rx="116" ry="15" fill="${pen.tone.deep}"/>`,
      200,
      262,
      0.7,
    )
  if (style === 'bowl')
    return standing(
      glaze('M-200 -150C-190 -40 -110 0 0 0C110 0 190 -40 200 -150Q0 -120 -200 -150Z') +
        `<ellipse cx="0" cy="-150" rx="200" ry="30" fill="${pen.accent.shade}"/><ellipse cx="0" cy="-146" rx="186" ry="24" fill="${pen.accent.base}"/>`,
      204,
      184,
      0.84,
    )
  return lying(
    glaze(ellipse(0, 0, 230)) +
      glaze(ellipse(0, 0, 158)) +
      glaze(ellipse(0, 0, 130), pen.isBack ? pen.tone : pen.accent) +
      glaze(ellipse(0, 0, 88), pen.isBack ? pen.tone : pen.accent),
    234,
    234,
    0.88,
  )
}

function drawGlassware(pen: Pen): Drawing {
  const glass: Tone = {
    ...pen.tone,
    base: mixColors(pen.tone.base, '#f2f6f6', 0.72),
    pale: '#ffffff',
    shade: mixColors(pen.tone.shade, '#cfd9da', 0.5),
  }
  const wine = mixColors(pen.accent.base, '#7a2b3a', 0.35)
  const stem = (x: number) =>
    `<g transform="translate(${x} 0)" ><g opacity=".9">${pen.piece(
      symmetric('M0 -150L8 -150C5 -90 5 -30 8 -16L70 -8L72 0L0 0'),
      { tone: glass, volume: 7, gloss: 0.7 },
    )}${pen.piece(symmetric('M0 -380L66 -380C96 -250 80 -160 0 -146'), {
      tone: glass,
      volume: 20,
      gloss: 0.9,
    })}</g>${pen.isBack ? '' : `<path d="M-80 -270C-84 -200 -50 -160 0 -156C50 -160 84 -200 80 -270Q0 -258 -80 -270Z" fill="${wine}" opacity=".75"/>`}<path d="M-50 -360C-66 -300 -62 -240 -40 -200" fill="none" stroke="#fff" stroke-width="7" stroke-opacity=".75" stroke-linecap="round"/></g>`
  return standing(stem(-88) + stem(96), 190, 386, 0.84)
}

function drawCutlery(pen: Pen): Drawing {
  const metal = (path: string) => pen.piece(path, { volume: 12, gloss: 0.7, isPatterned: false })
  const fork =
    'M-22 -260L-20 -150C-18 -120 -8 -116 -7 -90L-12 240C-12 256 12 256 12 240L7 -90C8 -116 18 -120 20 -150L22 -260H15L12 -160H9L7 -260H-7L-9 -160H-12L-15 -260Z'
  const knife = 'M-12 -250C16 -240 20 -140 16 -40L11 -30L14 240C14 256 -12 256 -12 240Z'
  const spoon =
    'M0 -260C34 -260 36 -160 8 -130L12 240C12 256 -12 256 -12 240L-8 -130C-36 -160 -34 -260 0 -260Z'
  return lying(
    `<g transform="translate(-90 0)">${metal(fork)}</g>${metal(knife)}<g transform="translate(90 0)">${metal(spoon)}</g>`,
    130,
    264,
    0.9,
  )
}

function drawCookware(pen: Pen): Drawing {
  const knob = pen.piece(ellipse(0, -236, 24, 16), { tone: gold, volume: 9, gloss: 0.7 })
  if (pen.random.chance(0.4)) {
    return lying(
      pen.piece('M170 -22L420 -34Q436 0 420 34L170 22Z', {
        tone: pen.random.chance(0.5) ? walnut : ink,
        volume: 14,
      }) +
        pen.piece(ellipse(0, 0, 196), { volume: 18, gloss: 0.3 }) +
        pen.piece(ellipse(0, 0, 164), {
          tone: pen.isBack ? pen.tone : ink,
          isPatterned: false,
          volume: 26,
          gloss: 0.2,
        }),
      430,
      200,
      0.96,
    )
  }
  const handles = pair(s =>
    pen.piece(`M${s * 190} -130H${s * 236}Q${s * 250} -112 ${s * 236} -96H${s * 190}Z`, {
      volume: 8,
      gloss: 0.4,
    }),
  )
  return standing(
    handles +
      pen.piece('M-200 -150H200V-40Q196 0 150 0H-150Q-196 0 -200 -40Z', {
        volume: 36,
        gloss: 0.5,
      }) +
      pen.piece('M-208 -150C-190 -214 -80 -222 0 -222C80 -222 190 -214 208 -150Z', {
        volume: 24,
        gloss: 0.5,
      }) +
      knob,
    252,
    254,
    0.92,
  )
}

function drawKnife(pen: Pen): Drawing {
  const blade = pen.piece('M-22 -300C40 -220 44 -60 34 60H-22Z', {
    tone: steel,
    volume: 14,
    gloss: 0.5,
    seams: ['M-6 -262C24 -190 26 -60 20 56'],
  })
  const handle = pen.piece(
    'M-24 60H34C36 140 40 230 26 290C14 308 -14 308 -24 290C-30 220 -24 140 -24 60Z',
    { volume: 16 },
  )
  const rivets = each([110, 170, 230], y => `<circle cx="4" cy="${y}" r="6" fill="${gold.base}"/>`)
  return lying(`<g transform="rotate(18)">${blade}${handle}${rivets}</g>`, 130, 300, 0.92)
}

function drawAppliance(pen: Pen): Drawing {
  const enamel = (path: string, tone = pen.tone) =>
    pen.piece(path, { tone, isPatterned: tone === pen.tone, volume: 34, gloss: 0.6 })
  const style = pen.random.pick(['kettle', 'toaster', 'mixer'] as const)
  if (style === 'toaster')
    return standing(
      `${pen.isBack ? '' : pen.piece(rectangle(-120, -230, 240, 60, 20), { tone: oak, volume: 14 })}${enamel(rectangle(-200, -200, 400, 186, 56))}<path d="M-140 -196H140" stroke="${ink.base}" stroke-width="8"/>${pen.piece(rectangle(-196, -20, 392, 20, 8), { tone: ink, volume: 6 })}${pen.piece(ellipse(140, -90, 22), { tone: steel, volume: 10, gloss: 0.7 })}`,
      206,
      234,
    )
  if (style === 'kettle')
    return standing(
      `<path d="M80 -250C190 -270 190 -60 110 -60" fill="none" stroke="${ink.base}" stroke-width="22" stroke-linecap="round"/>${enamel('M-130 -170L-214 -232L-196 -250L-110 -210Z')}${enamel('M-90 -270H80C110 -200 140 -80 142 -20Q142 0 120 0H-130Q-150 0 -150 -20C-148 -80 -120 -200 -90 -270Z')}${pen.piece('M-90 -270Q-6 -304 80 -270Z', { tone: steel, volume: 12, gloss: 0.6 })}${pen.piece(ellipse(-6, -300, 16, 12), { tone: ink, volume: 6 })}`,
      218,
      314,
    )
  return standing(
    enamel(
      'M-200 -330C-200 -370 120 -390 170 -330C190 -290 170 -270 150 -262H-160C-190 -270 -200 -300 -200 -330Z',
    ) +
      enamel('M70 -270H160C176 -180 180 -100 190 -40H60C80 -110 80 -190 70 -270Z') +
      enamel(rectangle(-200, -44, 400, 44, 18)) +
      pen.piece('M-180 -190H20C20 -90 -20 -44 -80 -44C-140 -44 -180 -90 -180 -190Z', {
        tone: steel,
        volume: 26,
        gloss: 0.8,
      }) +
      `<path d="M-90 -264V-186" stroke="${steel.shade}" stroke-width="14"/>`,
    206,
    386,
  )
}

export const kitchen = {
  tableware: drawTableware,
  glassware: drawGlassware,
  cutlery: drawCutlery,
  cookware: drawCookware,
  knife: drawKnife,
  appliance: drawAppliance,
}
