import type { ColorId } from '#app/domain/color.ts'

/**
 * Words for each color in the languages that feeds use, without accents, including shades
 * and abbreviations. The longest phrase takes precedence, so "rose gold" is not rose.
 */
export const colorWords: Readonly<Record<ColorId, string>> = {
  // Black
  16: `black, jet, jet black, off black, ebony, onyx, raven, caviar, licorice, obsidian, coal, blk, bk, noir, noire, schwarz, negro,
    negra, nero, nera, preto, preta, zwart, svart, musta, czarny, siyah, 黒, ブラック`,
  // White, including tints that shoppers accept as white
  15: `white, off white, offwhite, optic white, bright white, soft white, winter white, antique white, ivory, cream, creme, ecru,
    eggshell, pearl, snow, milk, chalk, alabaster, porcelain, coconut, cloud, whisper white, wht, wh, blanc, blanche, blanco, blanca,
    bianco, bianca, branco, branca, weiss, wollweiss, cremeweiss, wit, gebroken wit, ivoire, avorio, marfil, panna, crudo,
    elfenbein, bialy, beyaz, 白, ホワイト`,
  // Gray
  14: `gray, grey, grays, greys, charcoal, slate, anthracite, anthrazit, antracite, antracita, graphite, gunmetal, ash, smoke, fog, pewter,
    pebble, cement, concrete, steel, dove, dove grey, dove gray, silver grey, silver gray, storm, thunder, flint, gry, gris, grise, grau,
    grigio, grigia, cinza, grijs, szary, 灰, グレー`,
  // Beige
  20: `beige, camel, sand, stone, oat, oatmeal, nude, greige, mushroom, biscuit, buff, flax, wheat, natural, parchment, champagne,
    almond, fawn, latte, cappuccino, bisque, ginger snap, desert, dune, cashew, vanilla, bone, putty, tofu, string, bge, beis, bege,
    sable, naturel, natur, sabbia, arena, cammello, kamel, ベージュ`,
  // Brown
  1: `brown, tan, cognac, chocolate, espresso, cocoa, caramel, saddle, walnut, oak, chestnut, mocha, coffee, tobacco, hazelnut, hazel,
    mahogany, cinnamon, pecan, umber, sienna, sepia, russet, whiskey, whisky, bourbon, nutmeg, teak, acacia, mango wood, bronze,
    copper, tortoise, tortoiseshell, havana, auburn, brunette, cedar, chai, java, mink, bark, luggage, brn, marron,
    brun, brune, braun, dunkelbraun, marrone, bruin, castano, cuoio, cafe, chocolat, cioccolato, noisette, rame, brazowy, 茶,
    ブラウン`,
  // Red
  7: `red, burgundy, oxblood, merlot, bordeaux, bordo, maroon, wine, scarlet, crimson, cherry, ruby, cranberry, garnet, cardinal,
    tomato, chili, chilli, poppy, lipstick, cabernet, claret, rosso, rossa, rouge, rot, rojo, roja, vermelho, rood, weinrot, dunkelrot,
    granate, vino, rubis, czerwony, 赤, レッド`,
  // Pink
  17: `pink, blush, rose, fuchsia, fuschia, magenta, hot pink, petal, petal pink, ballet, bubblegum, flamingo, salmon, watermelon, raspberry,
    strawberry, carnation, cerise, peony, powder pink, rosa, altrosa, rosado, rosada, roze, framboise, pnk, rozowy, ピンク`,
  // Orange
  3: `orange, coral, rust, terracotta, terra cotta, brick, tangerine, apricot, peach, papaya, mango, persimmon, pumpkin, paprika, clay,
    burnt orange, amber, melon, cantaloupe, blood orange, nectarine, clementine, arancione, arancio, naranja, laranja, oranje, corail,
    koralle, corallo, rouille, abricot, pomaranczowy, オレンジ`,
  // Yellow
  4: `yellow, mustard, ochre, ocher, butter, buttercream, lemon, marigold, saffron, citron, canary, sunflower, sunshine, daffodil, dandelion,
    maize, banana, honey, corn, primrose, turmeric, curry, ylw, jaune, gelb, senfgelb, amarillo, amarilla, giallo, gialla,
    amarelo, geel, moutarde, senf, zolty, 黄, イエロー`,
  // Green
  13: `green, petrol, forest, bottle, bottle green, pine, hunter, olive, khaki, kaki, moss, army, military, sage, eucalyptus,
    pistachio, mint, aqua, seafoam, sea foam, sea glass, emerald, jade, loden, lime, chartreuse, avocado, fern, kelly, kelly green,
    basil, ivy, spruce, cypress, juniper, clover, pear, matcha, celadon, malachite, camo, camouflage, thyme, grn, vert, verte, grun,
    gruen, dunkelgrun, hellgrun, verde, groen, oliv, olivgrun, salbei, sauge, menthe, menta, emeraude, zielony, 緑, グリーン`,
  // Blue
  10: `blue, blues, navy, navy blue, midnight, ink, marine, bleu marine, sky, sky blue, ice blue, denim, indigo, chambray, cobalt,
    royal, royal blue, azure, cyan, periwinkle, cornflower, ultramarine, sapphire, ocean, aegean, admiral, baltic, cerulean,
    lapis, powder blue, baby blue, french blue, blueberry, steel blue, dark wash, light wash, medium wash, mid wash, light rinse,
    dark rinse, stonewash, electric blue, cadet, lagoon, pacific, atlantic, nautical, nvy, blu, bleu, bleue, blau, marineblau,
    dunkelblau, hellblau, azul, azul marino, marino, blauw, azzurro, celeste, ciel, turkis, turquesa, turchese, jean, jeansblau,
    niebieski, granatowy, 青, 紺, ネイビー, ブルー`,
  // Purple
  8: `purple, plum, aubergine, eggplant, lilac, lavender, mauve, violet, violette, grape, orchid, amethyst, iris, wisteria, mulberry,
    boysenberry, blackberry, heliotrope, fig, elderberry, ppl, prp, lila, morado, morada, viola, roxo, paars, violett, violeta, lilas,
    lavande, lavendel, pflaume, fioletowy, 紫, パープル`,
  // Gold. Rose gold is listed here because it is a metal,
  // and shoppers who search for "pink" do not mean it.
  18: `gold, rose gold, pink gold, yellow gold, golden, gold tone, goldtone, brass, gilt, gilded, vermeil, gld, dore, doree, or rose, rosegold, dorado, dorada, dorato, dorata, oro, oro rosa, ouro, dourado, goud, zloty, ゴールド`,
  // Silver
  19: `silver, white gold, silver tone, silvertone, sterling, sterling silver, platinum, chrome, nickel, stainless steel, rhodium, mercury,
    slv, argent, argente, argentee, silber, silberfarben, plata, plateado, plateada, argento, prata, zilver, srebrny, シルバー`,
  // Clear
  21: `clear, transparent, crystal, see through, translucent, colorless, colourless, glass clear, durchsichtig, trasparente,
    transparente, cristal, transparant, クリア`,
  // Multi
  22: `multi, multicolor, multicolour, multicolored, multicoloured, multi color, multi colour, rainbow, assorted, multicolore, multico,
    mehrfarbig, bunt, veelkleurig, multicolor, wielokolorowy, マルチ`,
}

/**
 * Words that count only if no other color is named:
 * "Floral" is multicolored, but "Navy Floral" is navy.
 */
export const fallbackWords: Readonly<Partial<Record<ColorId, string>>> = {
  14: 'heather, heathered, marl, marled, melange, meliert, chine, metal',
  20: 'linen, straw, rattan, jute, raffia, wicker, hemp, canvas',
  1: 'wood, wooden, brunet, leopard, cheetah, animal, snake, python, animal print',
  22: 'floral, print, printed, pattern, patterned, tie dye, paisley, plaid, tartan, patchwork, mixed, various, combo, colorblock, colourblock',
  19: 'metallic',
}

/** Names of two colors, and shades between two colors. Shoppers look for them under both colors. */
export const pairWords: ReadonlyMap<string, readonly ColorId[]> = new Map([
  ['teal', ['13', '10']],
  ['turquoise', ['10', '13']],
  ['toffee', ['20', '1']],
  ['taupe', ['20', '14']],
  ['salt pepper', ['16', '15']],
  ['two tone', ['18', '19']],
])

/** Patterns of two colors, which count only if no other color is named, too. */
export const fallbackPairs: ReadonlyMap<string, readonly ColorId[]> = new Map([
  ['zebra', ['16', '15']],
  ['houndstooth', ['16', '15']],
  ['dogtooth', ['16', '15']],
])

/** Prefixes of compound color words: lightblue, dunkelgrun. */
export const shadePrefixes: readonly string[] = [
  'light',
  'dark',
  'deep',
  'pale',
  'bright',
  'hell',
  'dunkel',
  'medium',
  'mid',
  'soft',
]
