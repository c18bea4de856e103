import { toWords } from './to-words.ts'

/**
 * Cuts and features that garments for men do not have. A word that men's clothes, babies' or
 * furniture use as well, such as "cropped" or "ruffled", is left out.
 */
const cuts = new RegExp(
  `\\b(?:${[
    'kitten heels?',
    'stilettos?',
    'slingbacks?',
    'bias cut',
    'off (?:the )?shoulder',
    '(?:cold|one) shoulder',
    'halter(?: ?neck)?',
    'sweetheart(?: neck(?:line)?)?',
    'peplum',
    'bodycon',
    'fit (?:and )?flare',
    'baby ?doll',
    '(?:puff|puffed|bell|flutter|bishop) sleeves?',
    'ruched',
    'bandeau',
    'bustier',
    'milkmaid',
    'plunging',
    'handkerchief hem',
    'broderie',
  ].join('|')})\\b`,
)

/** Returns true if a title names a cut that only garments for women have: "Bias-Cut Shorts". */
export function isWomensCut(title: string): boolean {
  return cuts.test(toWords(title).join(' '))
}
