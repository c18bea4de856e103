import { family, w } from './family.ts'

export const clothesFamilies = {
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
}
