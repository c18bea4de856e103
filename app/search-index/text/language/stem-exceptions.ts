/** Words that only look like an inflected form of another word. */
export const unstemmedWords: ReadonlySet<string> = new Set(
  `shorts overalls glasses bias canvas tennis paris iris basis oasis chassis this lens hanes crocs vans keds asics tods hermes rugs
  christmas texas kansas adidas species series embed united limited hundred sacred naked wicked alfred mohamed unlimited kindred
  infrared biped`.split(/\s+/),
)

/** Maps irregular forms, alternative spellings and gender words to their stems. */
export const stemExceptions: ReadonlyMap<string, string> = new Map(
  `legging leggings|jean jeans|scarves scarf|knives knife|shelves shelf|wolves wolf|leaves leaf|loaves loaf|calves calf|halves half|
  feet foot|teeth tooth|geese goose|mice mouse|woman women|lady women|female women|womenswear women|man men|male men|gentlemen men|
  menswear men|gent men|children kid|child kid|grey gray|colour color|coloured color|multicoloured multicolor|multicolour multicolor|
  colourful colorful|jewellery jewelry|pyjama pajama|pj pajama|pjs pajama|moisturiser moisturizer|moisturising moisturizing|
  fibre fiber|centre center|metre meter|aluminium aluminum|cosy cozy|tyre tire|mould mold|grey-marl gray|sulphate sulfate|
  travelling travel|traveling travel|organised organize|organiser organizer|personalised personalize|woollen wool|woolen wool|
  wooly wool|woolly wool|golden gold|knitting knit|hiking hike|running run|swimming swim|walking walk|skiing ski|cycling cycle|
  riding ride|quilting quilt|doublebreasted doublebreasted|breasted breasted|heroes hero|accessorise accessory|lenses lens|buses bus|
  canvases canvas|gases gas|clothes clothing|apparel clothing|specs glasses|eyeglasses eyeglasses|sunglass sunglasses|tights tights|
  undies underwear|sox sock|photochromatic photochromic|checkered check|chequered check|tied tie|dyed dye|embroidery embroider|
  belting belt|neckline neck|unlined unlined|unscented unscented|stripy stripe|stripey stripe|flowery flower|flowy flow|flowing flow|
  fleecy fleece|furry fur|sparkly sparkle|sparkling sparkle|glittery glitter|lacy lace|dotty dot|zipper zip|zippered zip|
  colourblock colorblock|fitting fit`
    .split('|')
    .map(pair => pair.trim().split(/\s+/) as [string, string]),
)
