/**
 * Words of other languages, spellings and abbreviations that mean the same as an English name of a
 * color, without accents. Shades with names of their own, such as Jet for black, are other names:
 * a brand may sell both.
 */
const translations: Readonly<Record<string, string>> = {
  black:
    'blk, bk, noir, noire, schwarz, negro, negra, nero, nera, preto, preta, zwart, svart, musta, czarny, siyah, 黒, ブラック',
  white:
    'wht, wh, blanc, blanche, blanco, blanca, bianco, bianca, branco, branca, weiss, wit, bialy, beyaz, 白, ホワイト',
  'off white': 'offwhite, gebroken wit, wollweiss',
  ivory: 'ivoire, avorio, elfenbein, marfil',
  cream: 'creme, panna, cremeweiss',
  gray: 'grey, grays, greys, gry, gris, grise, grau, grigio, grigia, cinza, grijs, szary, 灰, グレー',
  anthracite: 'anthrazit, antracite, antracita',
  beige: 'bge, beis, bege, ベージュ',
  sand: 'sable, sabbia, arena',
  natural: 'naturel, natur',
  camel: 'cammello, kamel',
  brown: 'brn, marron, brun, brune, braun, marrone, bruin, castano, brazowy, 茶, ブラウン',
  'dark brown': 'dunkelbraun',
  chocolate: 'chocolat, cioccolato',
  hazelnut: 'noisette',
  red: 'rosso, rossa, rouge, rot, rojo, roja, vermelho, rood, czerwony, 赤, レッド',
  'dark red': 'dunkelrot',
  wine: 'weinrot, vino',
  bordeaux: 'bordo',
  pink: 'pnk, rosa, rosado, rosada, roze, rozowy, ピンク',
  'dusty pink': 'altrosa',
  fuchsia: 'fuschia',
  raspberry: 'framboise',
  orange: 'arancione, arancio, naranja, laranja, oranje, pomaranczowy, オレンジ',
  coral: 'corail, koralle, corallo',
  rust: 'rouille',
  terracotta: 'terra cotta',
  apricot: 'abricot',
  yellow:
    'ylw, jaune, gelb, amarillo, amarilla, giallo, gialla, amarelo, geel, zolty, 黄, イエロー',
  mustard: 'senfgelb, moutarde, senf',
  ochre: 'ocher',
  green: 'grn, vert, verte, grun, gruen, verde, groen, zielony, 緑, グリーン',
  'dark green': 'dunkelgrun',
  'light green': 'hellgrun',
  khaki: 'kaki',
  olive: 'oliv, olivgrun',
  sage: 'salbei, sauge',
  mint: 'menthe, menta',
  seafoam: 'sea foam',
  emerald: 'emeraude',
  blue: 'blues, blu, bleu, bleue, blau, azul, blauw, niebieski, 青, ブルー',
  navy: 'nvy, marine, bleu marine, marineblau, azul marino, marino, granatowy, 紺, ネイビー',
  'dark blue': 'dunkelblau',
  'light blue': 'hellblau, azzurro, celeste',
  sky: 'ciel',
  turquoise: 'turkis, turquesa, turchese',
  purple: 'ppl, prp, morado, morada, roxo, paars, fioletowy, 紫, パープル',
  violet: 'violette, violett, violeta, viola',
  lilac: 'lila, lilas',
  lavender: 'lavande, lavendel',
  plum: 'pflaume',
  eggplant: 'aubergine',
  gold: 'gld, golden, gold tone, goldtone, dore, doree, dorado, dorada, dorato, dorata, oro, ouro, dourado, goud, zloty, ゴールド',
  'rose gold': 'rosegold, pink gold, or rose, oro rosa',
  silver:
    'slv, silver tone, silvertone, argent, argente, argentee, silber, silberfarben, plata, plateado, plateada, argento, prata, zilver, srebrny, シルバー',
  clear: 'transparent, durchsichtig, trasparente, transparente, transparant, クリア',
  multi:
    'multicolor, multicolour, multicolored, multicoloured, multi color, multi colour, multicolore, multico, mehrfarbig, bunt, veelkleurig, wielokolorowy, マルチ',
  light: 'pale',
  dark: 'deep',
  medium: 'mid, med',
  heather: 'heathered, marl, marled, melange, meliert, chine',
}

const english = new Map(
  Object.entries(translations).flatMap(([name, words]) =>
    words.split(', ').map(word => [word.trim(), name] as const),
  ),
)
/** The most words of a phrase above. */
const longest = 2

/** Translates the words of a color's name: bleu marine to navy, hellblau to light blue. */
export function toEnglishColor(words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const { name, length } = translateAt(words, at)
    found.push(...name.split(' '))
    at += length
  }
  return found
}

function translateAt(words: readonly string[], at: number): { name: string; length: number } {
  for (let length = longest; length > 0; length -= 1) {
    const name = english.get(words.slice(at, at + length).join(' '))
    if (name !== undefined) return { name, length }
  }
  return { name: words[at] ?? '', length: 1 }
}
