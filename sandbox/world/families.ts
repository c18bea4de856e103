// This file is long because it is one table, with an entry of the same format for each family.

import type { PaletteName, PatternSetName } from './palettes.ts'
import type { SizeScaleName } from './sizes.ts'

/** Product segments; each brand makes one or two. */
export const segments = [
  'women',
  'men',
  'sport',
  'shoes',
  'bags',
  'jewellery',
  'luxury',
  'beauty',
  'home',
  'kids',
] as const
export type Segment = (typeof segments)[number]

/** The segments, materials, colors and sizes that similar products share. */
export interface Family {
  segments: readonly Segment[]
  sizes: SizeScaleName
  palette: PaletteName
  materials: readonly string[]
  cuts: readonly string[]
  patterns: PatternSetName
  names: 'fashion' | 'home' | 'beauty'
  /** Bullet points for product descriptions. */
  details: readonly string[]
}

const w = (text: string) => text.split(', ')

const family = (from: Family): Family => from

export const families = {
  dress: family({
    segments: ['women', 'luxury'],
    sizes: 'women',
    palette: 'clothes',
    materials: w(
      'Linen, Cotton Poplin, Silk, Crepe, Satin, Viscose, Jersey, Chiffon, Cotton Voile, Georgette',
    ),
    cuts: w(
      'Midi, Mini, Wrap, Tiered, Belted, Puff-Sleeve, Smocked, A-Line, Sleeveless, Tie-Waist, Square-Neck, Pleated',
    ),
    patterns: 'dress',
    names: 'fashion',
    details: w(
      'Side pockets, Concealed zip at back, Fully lined, Adjustable straps, Elasticated cuffs, Falls below the knee, Relaxed fit, Removable belt, Button fastening at nape',
    ),
  }),
  evening: family({
    segments: ['women', 'luxury'],
    sizes: 'women',
    palette: 'evening',
    materials: w('Silk Satin, Velvet, Crepe, Tulle, Chiffon, Taffeta, Stretch Crepe, Lamé'),
    cuts: w(
      'Draped, One-Shoulder, Column, Off-the-Shoulder, Halter, Bias-Cut, Corset, Cape-Sleeve, Plunge, Strapless',
    ),
    patterns: 'evening',
    names: 'fashion',
    details: w(
      'Boned bodice, Hook and eye at back, Fully lined, Floor length, Side slit, Internal grip tape, Dry clean, Made for heels',
    ),
  }),
  denim: family({
    segments: ['women', 'luxury'],
    sizes: 'women-denim',
    palette: 'denim',
    materials: w(
      'Organic Denim, Stretch Denim, Rigid Denim, Selvedge Denim, Recycled Denim, Cotton-Hemp Denim',
    ),
    cuts: w(
      'High-Rise, Mid-Rise, Ankle, Frayed-Hem, Vintage-Wash, Button-Fly, Full-Length, Distressed, Raw-Hem',
    ),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Five pockets, Zip fly, Hidden button fly, Leather patch at waist, Holds its shape, Washed with less water, Inseam 28 in, Sits at the waist',
    ),
  }),
  top: family({
    segments: ['women', 'luxury'],
    sizes: 'women',
    palette: 'clothes',
    materials: w(
      'Cotton Poplin, Silk, Linen, Satin, Cotton Gauze, Jersey, Modal, Pima Cotton, Washed Silk, Crepe de Chine',
    ),
    cuts: w(
      'Relaxed, Cropped, Oversized, Tie-Neck, Ruffled, Boxy, Fitted, Puff-Sleeve, V-Neck, Pintuck, Draped',
    ),
    patterns: 'shirt',
    names: 'fashion',
    details: w(
      'Mother-of-pearl buttons, Curved hem, Machine wash cold, Slightly sheer, Dropped shoulders, True to size, Long cuffs, Model wears size S',
    ),
  }),
  knit: family({
    segments: ['women', 'luxury', 'men'],
    sizes: 'women',
    palette: 'clothes',
    materials: w(
      'Merino, Cashmere, Alpaca, Lambswool, Mohair, Cotton, Wool-Cashmere, Recycled Wool, Bouclé',
    ),
    cuts: w(
      'Crewneck, V-Neck, Roll-Neck, Cropped, Oversized, Boxy, Balloon-Sleeve, Fine-Gauge, Half-Zip, Chunky',
    ),
    patterns: 'knit',
    names: 'fashion',
    details: w(
      'Ribbed trims, Fully fashioned sleeves, Hand wash or dry clean, Knitted in one piece, Seven gauge, Responsible wool, Sits at the hip, Softens with wear',
    ),
  }),
  bottoms: family({
    segments: ['women', 'luxury'],
    sizes: 'women',
    palette: 'clothes',
    materials: w('Wool, Linen, Cotton Twill, Satin, Crepe, Faux Leather, Viscose, Corduroy, Ponte'),
    cuts: w(
      'High-Waist, Pleated, Wide-Leg, Tapered, A-Line, Bias-Cut, Wrap, Belted, Utility, Straight',
    ),
    patterns: 'mostlyPlain',
    names: 'fashion',
    details: w(
      'Hook and bar closure, Side pockets, Pressed crease, Elasticated back, Lined to the knee, Invisible zip, Sits at the natural waist, Machine washable',
    ),
  }),
  coat: family({
    segments: ['women', 'luxury'],
    sizes: 'women',
    palette: 'tailoring',
    materials: w(
      'Wool, Wool-Cashmere, Cotton Gabardine, Double-Faced Wool, Alpaca Blend, Waxed Cotton, Tweed, Virgin Wool',
    ),
    cuts: w(
      'Double-Breasted, Belted, Single-Breasted, Wrap, Cocoon, Longline, Collarless, Cropped, Relaxed',
    ),
    patterns: 'coat',
    names: 'fashion',
    details: w(
      'Horn-effect buttons, Welt pockets, Back vent, Fully lined, Storm flap, Padded shoulders, Dry clean only, Inner pocket with zip',
    ),
  }),
  puffer: family({
    segments: ['women', 'sport', 'men'],
    sizes: 'women',
    palette: 'clothes',
    materials: w('Recycled Nylon, Down, Matte Shell, Ripstop, Water-Repellent, Featherless'),
    cuts: w('Cropped, Longline, Hooded, Funnel-Neck, Packable, Belted, Oversized'),
    patterns: 'quilted',
    names: 'fashion',
    details: w(
      'Two-way zip, Detachable hood, Responsible down, Storm cuffs, Packs into its pocket, Fleece-lined pockets',
    ),
  }),
  leatherwear: family({
    segments: ['women', 'luxury', 'men'],
    sizes: 'women',
    palette: 'leather',
    materials: w('Leather, Suede, Nappa, Shearling, Lambskin'),
    cuts: w('Biker, Cropped, Belted, Collarless, Oversized, Bomber, Aviator'),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Polished zips, Satin lining, Ages beautifully, Specialist leather cleaning, Zipped cuffs, Two inner pockets',
    ),
  }),
  swim: family({
    segments: ['women', 'sport', 'luxury'],
    sizes: 'women',
    palette: 'clothes',
    materials: w('Recycled Nylon, Ribbed, Crinkle, Seersucker, Matte Jersey, Crochet'),
    cuts: w('Scoop-Back, High-Leg, Belted, Underwired, Tie-Side, Bandeau, Square-Neck, Halter'),
    patterns: 'dress',
    names: 'fashion',
    details: w(
      'Fully lined, Removable pads, Resists chlorine and sun cream, Rinse after each swim, Medium coverage',
    ),
  }),
  intimates: family({
    segments: ['women'],
    sizes: 'women',
    palette: 'clothes',
    materials: w('Silk, Lace, Modal, Cotton, Satin, Microfibre, Tulle, Flannel'),
    cuts: w('Soft, High-Waist, Longline, Seamless, Cami, Wireless, Lace-Trim, Piped, Balconette'),
    patterns: 'dress',
    names: 'fashion',
    details: w(
      'Hand wash, Cotton gusset, Gold-tone sliders, Barely there under clothes, Flat seams, Comes in a cotton pouch',
    ),
  }),
  bra: family({
    segments: ['women'],
    sizes: 'bra',
    palette: 'clothes',
    materials: w('Lace, Satin, Microfibre, Mesh, Cotton, Tulle'),
    cuts: w('Balconette, Plunge, Bralette, T-Shirt, Wireless, Full-Cup, Longline'),
    patterns: 'evening',
    names: 'fashion',
    details: w('Hook and eye closure, Adjustable straps, Light padding, Hand wash, Underwired'),
  }),
  active: family({
    segments: ['sport'],
    sizes: 'women',
    palette: 'clothes',
    materials: w('Seamless, Brushed, Recycled, Compression, Mesh, Rib, Merino, Quick-Dry'),
    cuts: w('High-Rise, 7/8, Cropped, Racerback, Longline, Half-Zip, Cross-Back, Trail, Studio'),
    patterns: 'sport',
    names: 'fashion',
    details: w(
      'Wicks moisture, Four-way stretch, Hidden key pocket, Squat-proof, Flatlock seams, Reflective trim, Bonded hems',
    ),
  }),
  handbag: family({
    segments: ['bags', 'luxury', 'women'],
    sizes: 'one',
    palette: 'leather',
    materials: w(
      'Leather, Suede, Grained Leather, Vegetable-Tanned Leather, Raffia, Canvas, Nappa, Croc-Effect, Vegan Leather',
    ),
    cuts: w(
      'Small, Medium, Large, Mini, Structured, Slouchy, Top-Handle, Woven, Chain-Strap, East-West, Convertible',
    ),
    patterns: 'leather',
    names: 'fashion',
    details: w(
      'Detachable strap, Gold-tone hardware, Cotton-twill lining, Inner zip pocket, Fits a 13-inch laptop, Dust bag included, Magnetic closure, Feet at base',
    ),
  }),
  shoe: family({
    segments: ['shoes', 'luxury', 'women'],
    sizes: 'women-shoe',
    palette: 'leather',
    materials: w(
      'Leather, Suede, Patent Leather, Nappa, Satin, Croc-Effect, Velvet, Metallic Leather, Raffia',
    ),
    cuts: w(
      'Pointed-Toe, Block-Heel, Square-Toe, Slingback, Strappy, Almond-Toe, Buckled, Platform, Kitten-Heel, Woven, Lug-Sole',
    ),
    patterns: 'leather',
    names: 'fashion',
    details: w(
      'Leather sole, Cushioned insole, Heel 70 mm, Made in small batches, Runs large: take half a size down, Rubber heel cap, Side zip, Leather lining',
    ),
  }),
  sneaker: family({
    segments: ['sport', 'shoes'],
    sizes: 'women-shoe',
    palette: 'clothes',
    materials: w('Leather, Suede, Mesh, Knit, Canvas, Recycled Mesh, Suede and Nylon'),
    cuts: w('Low-Top, High-Top, Platform, Retro, Court, Trail, Slip-On, Runner, Chunky'),
    patterns: 'sport',
    names: 'fashion',
    details: w(
      'Rubber sole, Removable footbed, Padded collar, Recycled laces, 8 mm drop, Vegan glue, Breathable lining',
    ),
  }),
  jewel: family({
    segments: ['jewellery', 'luxury'],
    sizes: 'one',
    palette: 'metal',
    materials: w(
      '14k Gold, Sterling Silver, Gold Vermeil, Pearl, Diamond, Enamel, Moonstone, Onyx, Turquoise, Sapphire',
    ),
    cuts: w(
      'Layered, Chunky, Fine, Twisted, Hammered, Drop, Signet, Beaded, Pavé, Paperclip, Tennis',
    ),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Nickel free, Gift box included, Polish with a soft cloth, Lobster clasp, Conflict-free stones, Hallmarked',
    ),
  }),
  accessory: family({
    segments: ['women', 'bags', 'luxury'],
    sizes: 'one',
    palette: 'clothes',
    materials: w('Wool, Cashmere, Silk, Leather, Cotton, Straw, Suede, Alpaca, Twill'),
    cuts: w('Oversized, Slim, Fringed, Reversible, Woven, Wide, Embroidered, Classic, Ribbed'),
    patterns: 'textile',
    names: 'fashion',
    details: w(
      'Hand-rolled edges, Dry clean, One size fits most, Finished by hand, Gift-ready box',
    ),
  }),
  eyewear: family({
    segments: ['luxury', 'bags', 'sport'],
    sizes: 'one',
    palette: 'leather',
    materials: w('Acetate, Bio-Acetate, Metal, Titanium, Tortoiseshell-Effect'),
    cuts: w('Round, Cat-Eye, Aviator, Oversized, Square, Rectangular, Oval, Wraparound'),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      '100 % UV protection, Case and cloth included, Spring hinges, Suits prescription lenses, Lens width 52 mm',
    ),
  }),
  watch: family({
    segments: ['jewellery', 'luxury'],
    sizes: 'one',
    palette: 'metal',
    materials: w('Stainless Steel, Leather-Strap, Gold-Tone, Titanium, Mesh-Strap, Ceramic'),
    cuts: w('28mm, 34mm, 40mm, 42mm, Automatic, Chronograph, Solar, Slim'),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Sapphire crystal, Water resistant to 5 bar, Two-year guarantee, Interchangeable strap, Swiss movement',
    ),
  }),
  makeup: family({
    segments: ['beauty'],
    sizes: 'none',
    palette: 'makeup',
    materials: w('Velvet, Satin, Matte, Sheer, Cream, Luminous, Longwear, Soft-Focus, Hydrating'),
    cuts: w('Refillable, Mini, Everyday, Full-Coverage, Buildable, High-Pigment, Weightless'),
    patterns: 'plain',
    names: 'beauty',
    details: w(
      'Vegan and cruelty-free, Fragrance free, Lasts up to twelve hours, Refill sold separately, 3.5 g, Tested on sensitive skin',
    ),
  }),
  skincare: family({
    segments: ['beauty'],
    sizes: 'liquid',
    palette: 'bottle',
    materials: w(
      'Rose, Oat, Vitamin C, Hyaluronic, Niacinamide, Sea Kelp, Squalane, Chamomile, Retinal, Green Tea, Ceramide',
    ),
    cuts: w(
      'Daily, Overnight, Barrier, Brightening, Calming, Renewing, Gentle, Intensive, Hydrating',
    ),
    patterns: 'plain',
    names: 'beauty',
    details: w(
      'No added fragrance, For all skin types, Use morning and evening, Glass bottle, Patch test first, Dermatologically tested',
    ),
  }),
  home: family({
    segments: ['home'],
    sizes: 'one',
    palette: 'household',
    materials: w(
      'Stoneware, Linen, Cotton, Rattan, Glass, Marble, Porcelain, Brass, Terracotta, Wool, Jute',
    ),
    cuts: w(
      'Handmade, Fluted, Ribbed, Footed, Oversized, Low, Tall, Speckled, Scalloped, Washed, Hand-Loomed',
    ),
    patterns: 'textile',
    names: 'home',
    details: w(
      'Made by hand, No two alike, Dishwasher safe, Wipe clean, Designed in-house, For indoor use, Set of two',
    ),
  }),
  hard: family({
    segments: ['home'],
    sizes: 'none',
    palette: 'household',
    materials: w(
      'Stoneware, Porcelain, Glass, Copper, Cast-Iron, Steel, Enamel, Acacia, Brass, Ceramic',
    ),
    cuts: w(
      'Fluted, Footed, Low, Tall, Speckled, Scalloped, Hand-Thrown, Twelve-Piece, Stackable, Hammered',
    ),
    patterns: 'stone',
    names: 'home',
    details: w(
      'Dishwasher safe, Oven safe to 250 °C, Set of four, Hand-finished glaze, Lifetime guarantee, Works on induction',
    ),
  }),
  furniture: family({
    segments: ['home'],
    sizes: 'none',
    palette: 'wood',
    materials: w('Oak, Walnut, Ash, Rattan, Marble, Mango Wood, Reclaimed Pine, Travertine, Cane'),
    cuts: w(
      'Round, Low, Extending, Slatted, Fluted, Floating, Three-Drawer, Pedestal, Narrow, Spindle',
    ),
    patterns: 'wood',
    names: 'home',
    details: w(
      'Solid timber, Some assembly, Delivered to the room of your choice, Felt feet, From certified forests, Soft-close drawers',
    ),
  }),
  seat: family({
    segments: ['home'],
    sizes: 'none',
    palette: 'upholstery',
    materials: w('Bouclé, Linen, Velvet, Leather, Wool-Blend, Cotton-Canvas, Chenille, Corduroy'),
    cuts: w(
      'Two-Seat, Three-Seat, Curved, Low, Wingback, Swivel, Deep, Modular, Track-Arm, Tufted',
    ),
    patterns: 'mostlyPlain',
    names: 'home',
    details: w(
      'Feather-wrapped cushions, Kiln-dried frame, Removable covers, Free fabric swatches, Seats two in comfort, Solid oak legs',
    ),
  }),
  bedlinen: family({
    segments: ['home'],
    sizes: 'bed',
    palette: 'household',
    materials: w('Linen, Percale, Sateen, Organic Cotton, Bamboo, Washed Cotton, Flannel, Velvet'),
    cuts: w(
      'Fitted, Quilted, Ruffled, Piped, 300-Thread, 400-Thread, Garment-Washed, Stitched, Hemstitch',
    ),
    patterns: 'textile',
    names: 'home',
    details: w(
      'Softens with each wash, Oeko-tested, Button closure, Machine washable, Fits mattresses up to 16 in deep, Pillowcases sold separately',
    ),
  }),
  rug: family({
    segments: ['home'],
    sizes: 'rug',
    palette: 'upholstery',
    materials: w('Wool, Jute, Cotton, Viscose, Recycled, Sisal, Hand-Knotted'),
    cuts: w('Flatweave, Tufted, Shag, Bordered, Washable, Fringed, Hand-Loomed'),
    patterns: 'textile',
    names: 'home',
    details: w(
      'Non-slip pad advised, Vacuum without beater bar, Shedding is natural at first, Woven by hand',
    ),
  }),
  menshirt: family({
    segments: ['men', 'luxury'],
    sizes: 'men',
    palette: 'mens',
    materials: w(
      'Oxford Cotton, Linen, Poplin, Piqué, Flannel, Chambray, Pima Cotton, Twill, Corduroy, Jersey',
    ),
    cuts: w(
      'Slim, Relaxed, Button-Down, Band-Collar, Short-Sleeve, Camp-Collar, Boxy, Garment-Dyed, Pocket',
    ),
    patterns: 'shirt',
    names: 'fashion',
    details: w(
      'Single-needle stitching, Locker loop, Machine wash, Split-yoke back, Collar stays, Pre-shrunk, Chest pocket',
    ),
  }),
  menknit: family({
    segments: ['men', 'luxury'],
    sizes: 'men',
    palette: 'mens',
    materials: w(
      'Merino, Cashmere, Lambswool, Cotton, Shetland Wool, Donegal, Loopback Cotton, Fleece',
    ),
    cuts: w('Crewneck, Half-Zip, Roll-Neck, Shawl, Cable, Waffle, Fisherman, Hooded, Raglan'),
    patterns: 'knit',
    names: 'fashion',
    details: w(
      'Ribbed trims, Hand wash, Reinforced elbows, Regular fit, Knitted on vintage frames, Brushed inside',
    ),
  }),
  mendenim: family({
    segments: ['men', 'luxury'],
    sizes: 'men-waist',
    palette: 'denim',
    materials: w(
      'Selvedge Denim, Stretch Denim, Raw Denim, Organic Denim, 14 oz Denim, Comfort Denim',
    ),
    cuts: w('Slim, Straight, Tapered, Relaxed, Loose, Vintage-Wash, Button-Fly, Rinse'),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Five pockets, Copper rivets, Button fly, Inseam 32 in, Leather patch, Chain-stitched hem',
    ),
  }),
  mentrouser: family({
    segments: ['men', 'luxury'],
    sizes: 'men-waist',
    palette: 'mensTailoring',
    materials: w(
      'Cotton Twill, Wool, Linen, Corduroy, Seersucker, Stretch Cotton, Flannel, Ripstop',
    ),
    cuts: w('Slim, Tapered, Pleated, Drawstring, Cropped, Straight, Garment-Dyed, Utility'),
    patterns: 'mostlyPlain',
    names: 'fashion',
    details: w('Side adjusters, Zip fly, Unfinished hem, French bearer, Four pockets, Cold wash'),
  }),
  mencoat: family({
    segments: ['men', 'luxury'],
    sizes: 'men',
    palette: 'mensTailoring',
    materials: w(
      'Wool, Waxed Cotton, Cotton Gabardine, Melton, Recycled Nylon, Suede, Leather, Moleskin',
    ),
    cuts: w(
      'Double-Breasted, Field, Chore, Bomber, Hooded, Harrington, Single-Breasted, Quilted, Trucker',
    ),
    patterns: 'coat',
    names: 'fashion',
    details: w('Two-way zip, Corduroy collar, Inner pocket, Storm cuffs, Rewaxable, Fully lined'),
  }),
  mensuit: family({
    segments: ['men', 'luxury'],
    sizes: 'men-suit',
    palette: 'mensTailoring',
    materials: w('Wool, Linen, Hopsack, Wool-Mohair, Flannel, Seersucker, Corduroy, Stretch Wool'),
    cuts: w('Slim, Unstructured, Double-Breasted, Two-Button, Peak-Lapel, Relaxed'),
    patterns: 'coat',
    names: 'fashion',
    details: w(
      'Half-canvas construction, Working cuffs, Notch lapels, Double vent, Woven in a family mill',
    ),
  }),
  menshoe: family({
    segments: ['shoes', 'men', 'luxury'],
    sizes: 'men-shoe',
    palette: 'leather',
    materials: w('Leather, Suede, Grained Leather, Nubuck, Burnished Leather, Cordovan'),
    cuts: w('Chelsea, Derby, Oxford, Penny, Lug-Sole, Cap-Toe, Desert, Brogue, Plain-Toe'),
    patterns: 'plain',
    names: 'fashion',
    details: w('Goodyear welted, Resoleable, Leather lining, Rubber sole, Comes with shoe bags'),
  }),
  kids: family({
    segments: ['kids'],
    sizes: 'kids',
    palette: 'clothes',
    materials: w('Organic Cotton, Jersey, Fleece, Denim, Linen, Corduroy'),
    cuts: w('Printed, Pull-On, Long-Sleeve, Short-Sleeve, Ruffled, Striped, Hooded, Easy-On'),
    patterns: 'dress',
    names: 'fashion',
    details: w('Nickel-free snaps, Machine washable, Room to grow, Soft seams, Name label inside'),
  }),
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

export function getFamily(name: FamilyName): Family {
  return families[name]
}
