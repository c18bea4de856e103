import { stem } from './stem.ts'
import { builtInSynonyms, compounds } from './synonyms.ts'

/**
 * Words that shoppers type for clothes, their parts, and what they are worn for, beside those of the
 * categories and of the synonyms. A catalogue may have none of them.
 */
const others = `
bike biking cycle cycling ski skiing snowboard surf surfing hike hiking golf tennis football soccer basketball baseball cricket rugby
dance dancing ballet yoga pilates swim swimming sail sailing fish fishing hunt hunting ride riding horse camp camping travel flight
rain rainy snow snowy sun sunny wind windy cold cool hot warm weather winter summer spring autumn fall season holiday
school college uniform work office party club date concert festival prom homecoming graduation wedding engagement bridal funeral church
costume cosplay halloween easter birthday black friday cyber monday deal deals sale clearance coupon discount
price prices priced low lower lowest high higher highest reduced bargain
top tops bottom bottoms pair set matching lounge layer layering lined lining hood hooded zip zipper button buttons pocket pockets belt
strap strappy straps sleeve sleeves collar cuff hem waist hip leg legs knee ankle thigh back front shoulder neck chest bust heel heels toe
sole laces lace elastic stretch stretchy stretched padded quilted ripped distressed destroyed faded washed bleached dyed fitted tight loose
long short tall petite wide narrow slim big small large medium tiny huge thick thin light heavy soft hard shiny sparkly glitter sequin
fluffy fuzzy furry ruffle ruffled pleated pleats fringe beaded embroidered backless sheer see through nude nursing maternity
laptop phone gym travel beach pool street evening night day morning everyday vintage retro boho bohemian gothic punk preppy western
cowboy cowgirl country hippie grunge minimalist modest classic trendy cheap mens womens ladies unisex teen teens tween junior juniors
mother father mom mum dad wife husband girlfriend boyfriend bride groom guest daughter son sister brother grandma grandpa
flip flop cap caps hat visor helmet goggles mask brace bike boot crew tube thermal base wedge clog clogs mule mules moccasin
bikini thong boxer brief briefs bathing underwear vest tie bow clutch hobo pouch purse wallet case cover charm anklet cufflinks`

const list: ReadonlySet<string> = new Set(
  [
    ...others.trim().split(/\s+/),
    ...[...builtInSynonyms].flatMap(([phrase, synonyms]) => [
      ...phrase.split(' '),
      ...synonyms.flatMap(({ words }) => words),
    ]),
    ...[...compounds.values()].flat(),
  ].map(stem),
)

/**
 * Returns true for a word that is spelled right, although perhaps no product has it: the "bike" of
 * bike shorts is no misspelled brand. Takes the word's stem.
 */
export function isRealWord(root: string): boolean {
  return list.has(root)
}
