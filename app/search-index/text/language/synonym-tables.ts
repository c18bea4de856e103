import { styleWords } from '#app/vocabulary/style-words.ts'

/**
 * Each line is a group of synonyms: a query for one word also finds products with the
 * others, ranked below those with the word itself. A phrase matches when all its words do.
 */
export const sameThings = `
sneaker, trainer, tennis shoe, gym shoe
sweater, jumper, pullover
hoody, hooded sweatshirt
pants, trousers, slacks
dress pants, dress trousers, dress slacks
handbag, purse, pocketbook
crossbody, cross body bag, sling bag
swimsuit, bathing suit, swimming costume, swim suit
swimwear, beachwear
trunk, board shorts, swim shorts
coverup, beach cover
bra, brassiere
panty, knicker
tights, pantyhose, hosiery, stocking
pajama, sleepwear, nightwear
nightgown, nightdress, nighty, night shirt
robe, dressing gown, bathrobe
vest, waistcoat, gilet
tank top, singlet, vest top
camisole, cami
tshirt, tee, t shirt
cardigan, cardi
raincoat, rain jacket, mackintosh, waterproof jacket
jean jacket, denim jacket
jean shorts, denim shorts
jean skirt, denim skirt
puffer, down jacket, padded jacket
trench, trenchcoat
anorak, windbreaker, cagoule
blazer, sport coat, sports coat, suit jacket
tuxedo, tux, dinner jacket
overalls, dungaree
romper, playsuit
jumpsuit, boilersuit, catsuit
sundress, summer dress
gown, evening dress, ball gown
pump, court shoe
ballet flat, ballerina, ballet pump
loafer, moccasin
flip flop, thong sandal
bootie, ankle boot, shootie
wellington, welly, rain boot, rubber boot, gumboot
slipper, house shoe
backpack, rucksack, knapsack
wallet, billfold, card holder
duffel, duffle, holdall, weekender
fanny pack, belt bag, bum bag, waist bag
tote, shopper
sunglasses, sunnies
glasses, eyeglasses, spectacle, eyewear
bracelet, bangle
beanie, toque, knit hat, wool hat
scarf, shawl, stole, wrap
glove, mitten
tie, necktie
brooch, lapel pin
couch, sofa, settee
rug, carpet
cushion, throw pillow
throw, blanket
mug, cup
candle holder, candlestick
bedside table, nightstand
bookcase, bookshelf
planter, plant pot
curtain, drape
comforter, duvet
bedspread, coverlet, quilt
aftershave, after shave, cologne
nightgown, sleepshirt, sleep dress
dinnerware, crockery, tableware
glassware, drinking glass
makeup, cosmetic
perfume, fragrance, cologne, parfum, scent
moisturizer, face cream
maternity, pregnancy, pregnant
plus size, curve, curvy
activewear, sportswear, athleisure, gymwear, workout wear
workout, gym, fitness, athletic, sport
jogger, sweatpants, track pants
tracksuit, sweatsuit, jogging suit
faux leather, vegan leather, leatherette, pleather
faux suede, vegan suede, suedette, microsuede
faux fur, fake fur
shearling, sheepskin
bridal, bride, wedding
christmas, xmas
office, business, work
vacation, resort, beach
waterproof, water resistant
baby, infant, newborn
gift, present
oversize, baggy, slouchy
high waist, high rise
button down, button up, button front, button through
multi, multicolor, rainbow
cream, ivory, ecru
burgundy, maroon, oxblood
lilac, lavender
violet, purple
fuchsia, magenta, hot pink
footwear, shoe
jewelry, jewels
luggage, suitcase
velvet, velour
smartwatch, smart watch
watch, timepiece
lingerie, intimates
apron, pinafore
kaftan, caftan
cape, cloak, poncho
espadrille, alpargata
leggings, yoga pants
organic, eco, sustainable
lbd, little black dress
chunky, thick
comfortable, comfy, comfort
af1, air force 1
chuck, chuck taylor
sexy, sultry
${styleWords}`

/** Hyponyms: a query for the first word also finds the others, but not the other way around. */
export const narrowerThings = `
bag: handbag, purse, tote, clutch, crossbody, satchel, backpack
shoe: sneaker, boot, sandal, loafer, heel, pump
running shoe: sneaker, trainer
athletic shoe: sneaker, trainer
training shoe: sneaker, trainer
dress: gown, sundress, minidress, maxidress, shirtdress, frock
top: blouse, tee, tank, camisole, tunic
winter coat: puffer, parka, wool coat, cashmere coat, down coat, shearling coat
winter jacket: puffer, parka, down jacket, shearling jacket
coat: overcoat, peacoat, trench, parka, raincoat
jacket: blazer, bomber, parka, anorak
boot: bootie
heel: pump, stiletto, slingback, court shoe
high heel: stiletto, pump, court shoe, slingback
handbag: tote, clutch, crossbody, satchel, hobo, shoulder bag, bucket bag, evening bag, baguette
purse: tote, clutch, crossbody, satchel, hobo, shoulder bag, bucket bag, evening bag, baguette
nightgown: pajama
glassware: wine glass, tumbler, goblet, carafe
dinnerware: plate, bowl
plate: dinnerware
earring: stud, hoop
necklace: pendant, choker
hat: beanie, beret, fedora, cap
denim: jeans
swimwear: swimsuit, bikini, tankini, trunk
underwear: panty, brief, boxer, thong, bra
lingerie: bra, panty, bralette
bra: bralette
jewelry: necklace, earring, bracelet, ring
knitwear: sweater, cardigan
outerwear: coat, jacket
athletic: running, training
kid: girl, boy, toddler
baby: toddler
party: cocktail, sequin
interview: suit, blazer, trouser, blouse, dress shirt
job interview: suit, blazer, trouser, blouse, dress shirt
lbd: black dress
little black dress: black dress
cocktail: party
wedding: bridesmaid
silky: silk, satin
animal: leopard, zebra, snake
woolen: wool, cashmere
skinny: slim
loose: relax, oversize
warm: wool, fleece, thermal
blue: navy, cobalt, indigo
red: burgundy, crimson, scarlet
green: olive, khaki, emerald, sage
pink: blush, fuchsia, rose
purple: plum, lilac, lavender
brown: tan, cognac, chocolate, camel
beige: camel, sand, nude, taupe
white: ivory, cream
gray: charcoal, slate
orange: coral, rust
yellow: mustard
gold: golden
`

/** Compounds that people write either as one word or as two. */
export const writtenTogether = `t shirt, rain coat, sun dress, hand bag, back pack, swim suit, swim wear, sweat shirt, sweat pants, turtle neck, crew neck,
v neck, trench coat, pea coat, over coat, over shirt, shirt dress, mini dress, maxi dress, midi dress, night gown, night dress, bath robe,
sun glasses, eye glasses, ear ring, neck tie, head band, hair band, key chain, card holder, suit case, brief case, body suit, jump suit,
play suit, track suit, wet suit, pant suit, panty hose, under wear, sleep wear, foot wear, lounge wear, active wear, sports wear, knit wear,
outer wear, eye wear, bed spread, book case, book shelf, night stand, door mat, table cloth, lip stick, lip gloss, eye liner, eye shadow,
make up, skin care, hair care, cross body, long sleeve, short sleeve, high waist, wide leg, boot cut, off shoulder, high rise, mid rise,
low rise, knee high, slip on, pull over, zip up, flip flop, wrist watch, smart watch, waist coat, wind breaker, off white, rose gold, hot pink,
button down, button up, belt bag, tote bag, baby doll, bell bottom, tube top, crop top, tank top, halter neck, color block, tie dye, open toe,
peep toe, square neck, boat neck, cowl neck, roll neck, mock neck, polo neck, high top, low top, bra let, house coat, pillow case, lamp shade,
water proof, wind proof, cover up, carry on, north face, new balance, dr martens, ray ban`

/**
 * Compounds that are not a kind of their last word: a T-shirt is no shirt, and a swimsuit no suit.
 * In the names of products they are one word, whether written as one, two or with a hyphen.
 */
export const closedCompounds = `t shirt, sweat shirt, swim suit, body suit, jump suit, play suit, track suit, wet suit, cat suit,
boiler suit, suit case, pillow case, book case, brief case, waist coat, sport coat, sports coat, ear ring, sun glasses,
key chain, green tea, white tea, black tea, black pepper, pink pepper`

/**
 * Kinds that a product does not belong to because it has the words apart: a pump is a shoe, too, and may be
 * for running errands. Their narrower kinds are listed, and the words move products up.
 */
export const inseparableKinds = 'running shoe, athletic shoe, training shoe, tennis shoe, gym shoe'

/**
 * Kinds that only say which kind the next word is: a dress shirt is no dress, and a shirt dress is
 * no shirt. A line has the first words, then those that may follow.
 */
export const qualifyingKinds = `
dress: shirt, pants, trousers, slacks, shorts, shoe, boot, sandal, sock, watch, belt
shirt, sweater, jumper, sweatshirt, blazer, jacket, coat, cardigan, tank: dress
shirt: jacket
sweater: vest
boot: sock
jean: jacket, skirt, shorts`
