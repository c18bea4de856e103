import { family, w } from './family.ts'

export const menFamilies = {
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
    patterns: 'mensShirt',
    names: 'fashion',
    details: w(
      'Single-needle stitching, Locker loop, Machine wash, Split-yoke back, Collar stays, Pre-shrunk, Chest pocket',
    ),
  }),
  menknit: family({
    segments: ['men', 'luxury'],
    sizes: 'men',
    palette: 'mensKnits',
    materials: w(
      'Merino, Cashmere, Lambswool, Cotton, Shetland Wool, Donegal, Loopback Cotton, Fleece',
    ),
    cuts: w('Crewneck, Half-Zip, Roll-Neck, Shawl, Cable, Waffle, Fisherman, Hooded, Raglan'),
    patterns: 'mensKnit',
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
    palette: 'mensLeather',
    materials: w('Leather, Suede, Grained Leather, Nubuck, Burnished Leather, Cordovan'),
    cuts: w('Chelsea, Derby, Oxford, Penny, Lug-Sole, Cap-Toe, Desert, Brogue, Plain-Toe'),
    patterns: 'plain',
    names: 'fashion',
    details: w('Goodyear welted, Resoleable, Leather lining, Rubber sole, Comes with shoe bags'),
  }),
}
