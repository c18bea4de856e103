/** Words that only look like an inflected form of another word. */
export const unstemmedWords: ReadonlySet<string> = new Set(
  `jeans leggings shorts overalls glasses bias canvas tennis paris iris basis oasis chassis this his is as
  gas plus bus lens bless hanes crocs vans keds asics tods hermes converse rugs ugs christmas texas kansas adidas las los
  bralette species series goddess wedding bedding clothing bed red need seed weed embed united limited hundred sacred naked wicked
  alfred mohamed fred ted ned shred sled speed tweed unlimited kindred ced infrared biped tied died lied`.split(
    /\s+/,
  ),
)

/** Maps irregular forms, alternative spellings and gender words to their stems. */
export const stemExceptions: ReadonlyMap<string, string> = new Map(
  `legging leggings|short short|jean jeans|trunks trunk|scarves scarf|knives knife|shelves shelf|wolves wolf|leaves leaf|loaves loaf|
  calves calf|halves half|feet foot|teeth tooth|geese goose|mice mouse|women women|womens women|woman women|womans women|ladies women|lady women|
  ladys women|female women|females women|womenswear women|men men|mens men|man men|mans men|male men|males men|gents men|gentlemen men|
  menswear men|gent men|children kid|child kid|childrens kid|kids kid|kid kid|girls girl|boys boy|babies baby|toddlers toddler|
  grey gray|greys gray|colour color|colours color|coloured color|colored color|multicoloured multicolor|multicolored multicolor|
  multicolour multicolor|colourful colorful|jewellery jewelry|pyjama pajama|pyjamas pajama|pajamas pajama|pj pajama|
  pjs pajama|moisturiser moisturizer|moisturising moisturizing|moisturizing moisturizing|fibre fiber|centre center|metre meter|
  aluminium aluminum|cosy cozy|tyre tire|mould mold|grey-marl gray|sulphate sulfate|travelling travel|traveling travel|
  organised organize|organiser organizer|personalised personalize|personalized personalize|woollen wool|woolen wool|wooly wool|woolly wool|
  golden gold|leathers leather|denims denim|knits knit|knitted knit|knitting knit|hiking hike|running run|swimming swim|walking walk|
  skiing ski|cycling cycle|riding ride|quilting quilt|sequinned sequin|sequined sequin|sequins sequin|sneakers sneaker|doublebreasted doublebreasted|
  breasted breasted|used used|shoes shoe|toes toe|heroes hero|canoes canoe|accessories accessory|accessorise accessory|cookies cooky|ties tie|tie tie|
  pies pie|axes ax|lenses lens|buses bus|canvases canvas|gases gas|blouses blouse|houses house|horses horse|purses purse|cases case|bases base|
  vases vase|noses nose|roses rose|hoses hose|nurses nurse|phases phase|courses course|corsages corsage|suitcases suitcase|pillowcases pillowcase|
  briefcases briefcase|turquoises turquoise|bruises bruise|cruises cruise|clothes clothing|cloth cloth|apparel clothing|garments garment|
  specs glasses|eyeglasses eyeglasses|sunglass sunglasses|sunglasses sunglasses|tights tights|panties panty|undies underwear|boxers boxer|briefs brief|
  sox sock|photochromatic photochromic|tee tee|tees tee|tartans tartan|checked check|checks check|checkered check|chequered check|tied tie|dyed dye|
  embroidery embroider|embroidered embroider|belting belt|waisted waist|necked neck|neckline neck|sleeveless sleeveless|lined line|unlined unlined|
  printed print|prints print|flared flare|tapered taper|layered layer|bodycon bodycon|oversized oversize|oversize oversize|scented scent|
  unscented unscented|hooded hood|striped stripe|stripy stripe|stripey stripe|floral floral|florals floral|flowers flower|flowery flower|flowered flower|
  flowy flow|flowing flow|ripped rip|fleecy fleece|furry fur|sparkly sparkle|sparkling sparkle|glittery glitter|lacy lace|laced lace|
  dotted dot|dots dot|dotty dot|spotted spot|ribbed rib|padded pad|zipped zip|zipper zip|zippered zip|zippers zip|backless backless|
  colorblocked colorblock|colourblock colorblock|tailored tailor|fitted fit|fitting fit|waterproofed waterproof|insulated insulate|heeled heel`
    .split('|')
    .map(pair => pair.trim().split(/\s+/) as [string, string]),
)
