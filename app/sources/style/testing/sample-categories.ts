/** An upstream category and the node of our tree to which it maps. */
export interface SampleCategory {
  id: string
  parentId: string
  ours: string
}

/**
 * The upstream's category ids, below the id of their parent.
 * If our node has a different id, that id follows "=".
 */
const table = `
women:
  womens-clothes handbags womens-shoes womens-accessories womens-beauty
womens-clothes:
  womens-athletic-clothes bridal jeans dresses womens-intimates jackets maternity-clothes
  womens-outerwear womens-pants petites plus-sizes shorts skirts womens-suits sweaters
  swimsuits sweatshirts teen-girls-clothes womens-tops
womens-athletic-clothes:
  athletic-jackets athletic-pants athletic-shorts athletic-skirts=womens-athletic-clothes
  sports-bras-and-underwear=sports-bras athletic-tops
bridal:
  bride=bridal bridesmaid=bridal bridal-mother=bridal
bride:
  bridal-gowns=bridal bridal-veils=bridal bridal-bags=handbags
  bridal-lingerie=womens-intimates bridal-shoes=evening-shoes
bridesmaid:
  bridal-bridesmaid-dresses=bridesmaid-dresses bridesmaid-bags=handbags
bridal-mother:
  bridal-mother-dresses=evening-dresses bridal-mother-bags=handbags
jeans:
  bootcut-jeans classic-jeans=jeans cropped-jeans distressed-jeans flare-jeans
  relaxed-jeans=wide-leg-jeans skinny-jeans straight-leg-jeans stretch-jeans=jeans
dresses:
  bridal-dresses=bridal cocktail-dresses day-dresses evening-dresses
bridal-dresses:
  wedding-dresses=bridal bridesmaid-dresses mother-bride-dresses=evening-dresses
womens-intimates:
  bras camisoles chemises=camisoles gowns=pajamas hosiery pajamas panties robes socks
  shapewear slippers=womens-slippers thongs=panties
jackets:
  blazers casual-jackets vests leather-jackets denim-jackets
maternity-clothes:
  maternity-jeans=maternity-clothes maternity-dresses=maternity-clothes
  maternity-intimates=maternity-clothes maternity-jackets=maternity-clothes
womens-outerwear:
  coats=womens-coats fur-and-shearling-coats leather-and-suede-coats=womens-coats puffer-coats
  raincoats-and-trenchcoats wool-coats
womens-pants:
  casual-pants cropped-pants dress-pants leggings skinny-pants wide-leg-pants
petites:
  petite-jeans=jeans petite-dresses=dresses petite-intimates=womens-intimates
  petite-jackets=jackets petite-outerwear=womens-outerwear petite-pants=womens-pants
  petite-shorts=shorts petite-skirts=skirts petite-sweatshirts=sweatshirts
  petite-sweaters=sweaters petite-swimsuits=swimsuits petite-tops=womens-tops
plus-sizes:
  plus-size-jeans=jeans plus-size-dresses=dresses plus-size-intimates=womens-intimates
  plus-size-jackets=jackets plus-size-outerwear=womens-outerwear plus-size-pants=womens-pants
  plus-size-shorts=shorts plus-size-skirts=skirts plus-size-sweatshirts=sweatshirts
  plus-size-sweaters=sweaters plus-size-swimsuits=swimsuits plus-size-tops=womens-tops
sweaters:
  cardigan-sweaters cashmere-sweaters crewneck-sweaters turleneck-sweaters=turtleneck-sweaters
  v-neck-sweaters
swimsuits:
  one-piece-swimsuits two-piece-swimsuits swimsuit-coverups
teen-girls-clothes:
  teen-girls-jeans=teen-girls-clothes teen-girls-dresses=teen-girls-clothes
  teen-girls-intimates=teen-girls-clothes teen-girls-jackets=teen-girls-clothes
womens-tops:
  button-front-tops camisole-tops cashmere-tops=womens-tops halter-tops longsleeve-tops
  shortsleeve-tops sleeveless-tops tank-tops tees-and-tshirts tunic-tops=tunics polo-tops
handbags:
  backpacks clutches evening-handbags=evening-bags hobo-bags satchels shoulder-bags tote-bags
  wallets
womens-shoes:
  shoes-athletic=womens-athletic-shoes boots evening-shoes flats mules-and-clogs platforms
  pumps sandals womens-sneakers wedges
womens-accessories:
  belts gifts=womens-accessories gift-cards=womens-accessories gloves jewelry hats scarves
  womens-eyewear=eyewear key-chains womens-tech-accessories=tech-accessories
  womens-umbrellas=umbrellas watches
jewelry:
  fine-jewelry=jewelry bracelets charms earrings necklaces brooches-and-pins rings
fine-jewelry:
  fine-bracelets=bracelets fine-earrings=earrings fine-necklaces=necklaces fine-rings=rings
womens-eyewear:
  womens-eyeglasses=eyewear sunglasses
womens-beauty:
  bath-body=bath-and-body perfume=fragrance hair-accessories hair-care makeup skin-care
  beauty-tools=makeup-brushes
bath-body:
  body-cleansers=bath-and-body body-moisturizers=bath-and-body body-treatments=bath-and-body
  tooth-care=bath-and-body bath-body-gift-sets=bath-and-body
hair-care:
  hair-conditioner=conditioner hair-styling-tools=hair-tools hair-scalp-treatments=hair-care
  hair-shampoo=shampoo hair-styling-products=hair-styling
makeup:
  beauty-body-makeup=makeup eye-makeup face-makeup lip-products=lip-makeup nail-products=nails
  makeup-sets=makeup
eye-makeup:
  eye-shadow=eye-makeup eyes-shimmer-glitter=eye-makeup eyeliner=eye-makeup mascara=eye-makeup
  false-eyelashes=eye-makeup eyebrow-enhancers=eye-makeup
  eyes-concealer-shadow-base=eye-makeup eye-makeup-remover=eye-makeup
lip-products:
  lip-gloss=lip-makeup lip-plumpers=lip-makeup lipstick=lip-makeup lip-stain=lip-makeup
  lip-pencils=lip-makeup lip-treatments=lip-makeup
skin-care:
  eye-care face-care=skin-care sun-care
face-care:
  face-makeup-removers=cleansers face-cleansers=cleansers face-toners=cleansers
  face-moisturizers=moisturizers face-tinted-moisturizers=moisturizers
  lip-balm-treatments=skin-care face-anti-aging=serums-and-treatments
  face-oil-blemish-control=serums-and-treatments face-scrubs-exfoliants=cleansers
  face-masks=masks face-skin-revitalizers=serums-and-treatments
  face-skin-lighteners=serums-and-treatments face-night-treatments=moisturizers
beauty-tools:
  beauty-tools-bags-cases=womens-beauty beauty-tools-brushes-applicators=makeup-brushes
  beauty-tools-eyelash-curler=makeup-brushes beauty-tools-foot-tools=bath-and-body
  beauty-tools-hair-removal=bath-and-body beauty-tools-nail-tools=nails
  beauty-tools-mirrors=makeup-brushes beauty-tools-scissors-shears=makeup-brushes
  beauty-tools-sharpeners=makeup-brushes beauty-tools-skincare-tools=skin-care
  beauty-tools-tweezers-brow=makeup-brushes
men:
  mens-clothes mens-bags mens-shoes mens-accessories mens-grooming
mens-clothes:
  mens-athletic mens-big-and-tall mens-jeans mens-outerwear mens-pants mens-shirts mens-shorts
  mens-sleepwear mens-blazers-and-sport-coats mens-suits mens-sweaters mens-sweatshirts
  mens-swimsuits mens-ties teen-guys-clothes=mens-clothes mens-underwear-and-socks
mens-big-and-tall:
  mens-big-and-tall-coats-and-jackets=mens-outerwear mens-big-and-tall-jeans=mens-jeans
  mens-big-and-tall-pants=mens-pants mens-big-and-tall-shirts=mens-shirts
  mens-big-and-tall-shorts=mens-shorts mens-big-and-tall-blazers=mens-blazers-and-sport-coats
  mens-big-and-tall-suits=mens-suits mens-big-and-tall-sweaters=mens-sweaters
  mens-big-and-tall-underwear-and-socks=mens-underwear-and-socks
mens-jeans:
  mens-bootcut-jeans mens-distressed-jeans=mens-jeans mens-loose-jeans=mens-relaxed-jeans
  mens-low-rise-jeans=mens-jeans mens-relaxed-jeans mens-slim-jeans mens-straight-leg-jeans
mens-outerwear:
  mens-denim-jackets mens-jackets mens-leather-and-suede-coats=mens-leather-jackets
  mens-overcoats-and-trenchcoats=mens-coats mens-wool-coats=mens-coats
mens-sleepwear:
  mens-pajamas=mens-sleepwear mens-robes=mens-sleepwear mens-slippers
mens-sweaters:
  mens-cardigan-sweaters mens-cashmere-sweaters=mens-sweaters mens-crewneck-sweaters
  mens-half-zip-sweaters=mens-sweaters mens-turtleneck-sweaters mens-v-neck-sweaters
  mens-vests=mens-sweaters
teen-guys-clothes:
  teen-guys-jeans=mens-jeans teen-guys-outerwear=mens-outerwear teen-guys-pants=mens-pants
  teen-guys-shirts=mens-shirts teen-guys-shorts=mens-shorts
  teen-guys-blazers=mens-blazers-and-sport-coats teen-guys-suits=mens-suits
  teen-guys-sweaters=mens-sweaters teen-guys-swimsuits=mens-swimsuits
  teen-guys-underwear-and-socks=mens-underwear-and-socks
mens-underwear-and-socks:
  mens-briefs=mens-underwear mens-boxers=mens-underwear mens-socks
  mens-tee-shirts=mens-underwear
mens-bags:
  mens-messenger-bags mens-tote-bags=mens-totes mens-business-bags mens-backpacks
  mens-sports-bags=mens-duffel-bags
mens-shoes:
  mens-shoes-athletic=mens-athletic-shoes mens-boots mens-sandals mens-lace-up-shoes
  mens-slip-ons-shoes mens-sneakers
mens-accessories:
  mens-belts mens-cuff-links mens-eyewear mens-gloves mens-scarves mens-hats mens-jewelry
  mens-tech-accessories mens-umbrellas=mens-accessories mens-wallets mens-watches
mens-eyewear:
  mens-eyeglasses=mens-eyewear mens-sunglasses
mens-grooming:
  mens-bath-body=mens-body-care mens-fragrances=mens-cologne mens-hair-care mens-shaving
  mens-skin-care
mens-bath-body:
  mens-bath-shower-gel=mens-body-care mens-body-moisturizers=mens-body-care
  mens-cleansing-bars=mens-body-care mens-deodorants=mens-body-care
  mens-hands-feet-care=mens-body-care mens-tooth-care=mens-body-care
kids-and-baby:
  baby-gear kids-and-baby-bath=kids kids-bedroom=kids nursery-kids-and-baby=nursery
  kids-and-baby-clothing=kids kids-toys=toys
baby-gear:
  baby-activity-gyms-swings=baby-gear baby-carriers=baby-gear baby-car-seats=baby-gear
  baby-diapering=baby-gear baby-feeding=baby-gear baby-health-and-safety=baby-gear
  baby-strollers=baby-gear
nursery-kids-and-baby:
  bassinets-and-cradles=nursery kids-bedding-blankets-and-quilts=nursery
  changing-tables=nursery cribs=nursery kids-rockers=nursery
kids-and-baby-clothing:
  boys=boys-clothes girls=girls-clothes
boys:
  boys-accessories boys-bodysuits=boys-clothes boys-jeans=boys-clothes
  boys-matching-sets=boys-clothes boys-one-piece=baby-clothes boys-outerwear=boys-clothes
  boys-pants=boys-clothes boys-shoes boys-shorts=boys-clothes boys-sleepwear=boys-clothes
  boys-sweaters=boys-clothes boys-sweatshirts=boys-clothes boys-swimsuits=boys-clothes
  boys-tops=boys-clothes boys-underwear=boys-clothes
boys-accessories:
  boys-bags=boys-accessories boys-watches=boys-accessories
boys-sleepwear:
  boys-nightgowns=boys-clothes boys-pajamas=boys-clothes boys-sleep-sacks=boys-clothes
boys-tops:
  boys-polos=boys-clothes boys-shirts=boys-clothes boys-tees-and-tshirts=boys-clothes
girls:
  girls-accessories girls-bodysuits=girls-clothes girls-dresses girls-jeans=girls-clothes
  girls-matching-sets=girls-clothes girls-one-piece=baby-clothes girls-outerwear=girls-clothes
  girls-pants=girls-clothes girls-shoes girls-shorts=girls-clothes girls-skirts=girls-clothes
  girls-sleepwear=girls-clothes girls-sweaters=girls-clothes girls-sweatshirts=girls-clothes
  girls-swimsuits=girls-clothes girls-tops=girls-clothes girls-underwear=girls-clothes
girls-accessories:
  girls-bags=girls-accessories girls-jewelry=girls-accessories girls-watches=girls-accessories
girls-sleepwear:
  girls-nightgowns=girls-clothes girls-pajamas=girls-clothes girls-sleep-sacks=girls-clothes
girls-tops:
  girls-shirts=girls-clothes girls-polos=girls-clothes girls-tees-and-tshirts=girls-clothes
kids-toys:
  kids-action-figures-and-vehicles=toys baby-infant-toys=toys kids-books-music-and-dvds=toys
  dolls-and-stuffed-animals=toys kids-games-and-puzzles=toys learning-and-activity=toys
  kids-outdoor-sports-and-games=toys kids-pretend-plays-and-costumes=toys
living:
  bath bedding accents furniture kitchen accent-lighting rugs dining luggage
bath:
  bath-accessories bath-hardware=bath bath-mats shower-curtains soaps-gift-sets=bath
  bath-robes=bath towels
bedding:
  bed-skirts=bedding blankets comforters-duvets=comforters mattress-pads=bedding
  pillows=bed-pillows pillowcases-shams=sheets sheets
accents:
  artwork=wall-decor accents-baskets-boxes=storage accent-bowls=accents
  candles-candleholders=candles clocks decorative-pillows=pillows accents-desktop=accents
  drapery=window-treatments figurines=accents frames garden=accents home-fragrance=candles
  home-hardware=accents mirrors accents-seasonal=accents accents-throws=throws vases
drapery:
  drapery-hardware=window-treatments panels=window-treatments shades=window-treatments
  sheers=window-treatments
furniture:
  living-room-furniture bedroom-furniture dining-room-furniture=dining-furniture
  home-office-furniture=office-furniture bathroom-furniture=furniture outdoor-furniture
living-room-furniture:
  livingroom-benches=benches bookcases livingroom-chairs=chairs coffee-tables ottomans
  sectionals=sofas side-end-tables=side-tables sofas livingroom-trunks=living-room-furniture
  living-wall-units-storage=media-furniture
bedroom-furniture:
  armoires=dressers beds bedroom-benches=benches dressers headboards=beds mattresses
  nightstands vanities=bedroom-furniture
dining-room-furniture:
  bar-furniture=dining-furniture consoles-buffets=sideboards dining-cabinets=sideboards
  dining-chairs dining-tables
kitchen:
  kitchen-appliances=small-appliances bakeware kitchen-cleaning=kitchen coffee-tea=kitchen
  cookware kitchen-cutlery=cutlery cookbooks=kitchen kitchen-linens kitchen-storage=kitchen
  kitchen-tools-gadgets=kitchen
coffee-tea:
  coffee-tea-accessories=kitchen coffee-makers=small-appliances
  espresso-machines=small-appliances coffee-grinders=small-appliances tea-kettles=cookware
accent-lighting:
  bathroom-lighting=accent-lighting ceiling-fans=accent-lighting
  ceiling-lighting=ceiling-lights desk-lamps=table-lamps floor-lamps
  lamp-shades=accent-lighting outdoor-lighting=accent-lighting table-lamps
  wall-lighting=accent-lighting
rugs:
  floor-runners=runners rugs-indoor=area-rugs rugs-outdoor=rugs rug-pads=rugs
dining:
  bar=dining dinnerware drinkware=glassware flatware dining-serving=serveware table-linens
table-linens:
  napkin-rings-holders=table-linens napkins=table-linens placemats=table-linens
  runners=table-linens tablecloths=table-linens
luggage:
  carry-on-luggage travel-duffels-and-totes=luggage garment-bags=luggage laptop-cases=luggage
  luggage-sets rolling-luggage=suitcases
`

export const sampleCategories: readonly SampleCategory[] = readTable()

function readTable(): SampleCategory[] {
  let parentId = ''
  return table
    .trim()
    .split('\n')
    .flatMap(line => {
      if (!line.startsWith('  ')) {
        parentId = line.replace(':', '')
        return []
      }
      return line
        .trim()
        .split(' ')
        .map(entry => {
          const [id = '', ours = id] = entry.split('=')
          return { id, parentId, ours }
        })
    })
}
