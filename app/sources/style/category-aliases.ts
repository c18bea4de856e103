/**
 * Maps the upstream's categories to the matching nodes of our tree. An id that
 * is in both trees is listed only if its meaning differs: the upstream's
 * `pillows` are for beds, its `runners` for tables, and its `girls` are girls'
 * clothes. Other ids are mapped by name and parents: see map-categories.ts.
 */
export const categoryAliases: ReadonlyMap<string, string> = new Map(
  `
womens-coats: coats leather-and-suede-coats
turtleneck-sweaters: turleneck-sweaters
tunics: tunic-tops
sports-bras: sports-bras-and-underwear
bridal: wedding-dresses bridal-dresses bridal-gowns
bridesmaid-dresses: bridal-bridesmaid-dresses
evening-dresses: mother-bride-dresses bridal-mother-dresses
evening-shoes: bridal-shoes
handbags: bridal-bags bridesmaid-bags bridal-mother-bags
womens-intimates: bridal-lingerie
camisoles: chemises
pajamas: gowns
panties: thongs
womens-slippers: slippers
womens-athletic-shoes: shoes-athletic
evening-bags: evening-handbags
eyewear: womens-eyewear womens-eyeglasses
tech-accessories: womens-tech-accessories
umbrellas: womens-umbrellas
bracelets: fine-bracelets
earrings: fine-earrings
necklaces: fine-necklaces
rings: fine-rings
fragrance: perfume
bath-and-body: bath-body beauty-tools-foot-tools beauty-tools-hair-removal
conditioner: hair-conditioner
shampoo: hair-shampoo
hair-styling: hair-styling-products
hair-tools: hair-styling-tools
lip-makeup: lip-products
nails: nail-products beauty-tools-nail-tools
makeup-brushes: beauty-tools
womens-beauty: beauty-tools-bags-cases
skin-care: beauty-tools-skincare-tools
cleansers: face-makeup-removers face-cleansers face-toners face-scrubs-exfoliants
moisturizers: face-moisturizers face-tinted-moisturizers face-night-treatments
masks: face-masks
serums-and-treatments: face-anti-aging face-oil-blemish-control face-skin-revitalizers face-skin-lighteners
mens-clothes: teen-guys-clothes
mens-coats: mens-overcoats-and-trenchcoats mens-wool-coats
mens-leather-jackets: mens-leather-and-suede-coats
mens-relaxed-jeans: mens-loose-jeans
mens-underwear: mens-briefs mens-boxers mens-tee-shirts
mens-totes: mens-tote-bags
mens-duffel-bags: mens-sports-bags
mens-athletic-shoes: mens-shoes-athletic
mens-cologne: mens-fragrances
mens-body-care: mens-bath-body
kids: kids-and-baby
girls-clothes: girls
boys-clothes: boys
baby-clothes: girls-one-piece boys-one-piece
nursery: nursery-kids-and-baby
toys: kids-toys kids-bath-toys
comforters: comforters-duvets
sheets: pillowcases-shams
bed-pillows: pillows
pillows: decorative-pillows
throws: accents-throws
wall-decor: artwork
storage: accents-baskets-boxes
candles: candles-candleholders home-fragrance
window-treatments: drapery
chairs: livingroom-chairs
benches: livingroom-benches bedroom-benches
sofas: sectionals
side-tables: side-end-tables
media-furniture: living-wall-units-storage
dressers: armoires
beds: headboards
dining-furniture: dining-room-furniture
sideboards: consoles-buffets dining-cabinets
office-furniture: home-office-furniture
desks: office-tables
small-appliances: kitchen-appliances coffee-makers espresso-machines coffee-grinders
cookware: tea-kettles
cutlery: kitchen-cutlery
ceiling-lights: ceiling-lighting
table-lamps: desk-lamps
runners: floor-runners
table-linens: runners
area-rugs: rugs-indoor
glassware: drinkware
serveware: dining-serving
suitcases: rolling-luggage
`
    .trim()
    .split('\n')
    .flatMap(line => {
      const [ours = '', theirs = ''] = line.split(': ')
      return theirs.split(' ').map((id): [string, string] => [id, ours])
    }),
)
