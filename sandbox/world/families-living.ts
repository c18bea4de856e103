import { family, w } from './family.ts'

export const livingFamilies = {
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
}
