const w = (text: string): readonly string[] => text.split(', ')

/** Style words, placed before the material in a name. */
export const styleWords = {
  fashion: w(
    'Harbour, Marlowe, Wren, Ottoline, Saltbox, Juniper, Fenwick, Lorna, Delphine, Amalfi, Portobello, Cass, Winslet, Briony, Camille, Odile, Thea, Tamsin, Paloma, Isadora, Margot, Noor, Elodie, Freya, Linden, Ardley, Hollis, Sutton, Larkin, Mercer, Quincy, Rowan, Sloane, Tilly, Una, Vienna, Willa, Xenia, Yara, Zelda, Arlo, Beaumont, Calder, Dune, Ellery, Florian, Greta, Hadley, Ines, Jules, Kerala, Lisbon, Menorca, Nova, Orchard, Perla, Quay, Riviera, Siena, Tuscan, Umber, Valentina, Westbury, Yardley, Zadie, Atlas, Bristol, Cove, Devon, Esme, Fleur, Gala, Havana, Iona, Jasmine, Kit, Lucia, Meadow, Nell, Opal, Piper, Rosalind, Sabine, Topaz, Ursula, Verity, Wilder, Yvette, Ada, Bluebell, Coast, Daphne, Emilia, Fitz, Gemma, Hazel, Ivy, Joan, Kendal, Lilou, Mabel, Nadia, Octavia, Petra, Remi, Stella, Tess, Ulla, Vesper, Wells, Anouk, Bay, Corsica, Dover, Elba, Fable, Grove, Hudson, Isla, Jaipur, Kyoto, Leith, Malin, Nile, Ophelia, Prague, Ravenna, Sorrento, Tangier, Verona, Wharf, Sunday, Friday, Weekend, Voyager, Drifter, Archive, Heritage, Studio, Signature, Icon, Classic, Edition, Capsule, Parade, Promenade, Picnic, Gallery, Matinee, Soirée, Encore',
  ),
  home: w(
    'Nordhus, Aldwych, Brera, Cotswold, Dartmoor, Essex, Fjord, Granada, Hampstead, Inverness, Jutland, Kent, Lucca, Malmö, Norfolk, Oslo, Provence, Quebec, Rye, Skagen, Tivoli, Uppsala, Vermont, Windsor, York, Zurich, Alma, Birch, Cedar, Dorset, Ember, Fern, Gaia, Hollow, Isle, Jasper, Kiln, Luna, Moss, Nook, Orla, Pebble, Quarry, Ripple, Stone, Thistle, Umbra, Vale, Willow, Yarrow, Arbor, Brook, Cairn, Dell, Eden, Forge, Glen, Heath, Inlet, Knoll, Lark, Mill, Nest, Orchard, Plume, Quill, Ridge, Sedge, Terra, Vista, Wold, Aria, Bruno, Clio, Dante, Enzo, Faro, Gigi, Hugo, Ida, Juno, Karl, Leo, Milo, Nico, Otto, Pia, Remy, Sven, Tilda, Vito, Wes',
  ),
  beauty: w(
    'Dew, Halo, Silk Veil, First Light, Golden Hour, Afterglow, Bare, Cloud, Dusk, Ember, Petal, Moonmilk, Morning, Night Garden, Clean Slate, Second Skin, Bloom, Satin Kiss, Velvet Hour, Rain, Salt Air, Wild Fig, Neroli, Amber Wood, Cedar & Smoke, Iris Root, Sea Fennel, Fig Leaf, White Tea, Black Orchid, Citrus Grove, Vetiver, Honey, Rosewater, Camellia, Peony, Blue Tansy, Mimosa, Violet Leaf, Sandalwood, Glow, Lumen, Calm, Reset, Repair, Renew, Shield, Quench, Polish, Balance, Bright Side, Soft Focus, Rouge, Ritual, Hush, Muse, Icon, Atelier, Nude, Bitten, Stain, Flush, Lash Theory, Good Skin, Slow',
  ),
} as const

/** Pattern words in names; plain products have none. */
export const patternWords = {
  plain: [],
  stripe: w('Stripe, Breton, Striped, Pinstripe'),
  check: w('Check, Plaid, Gingham, Tartan'),
  floral: w('Floral, Botanical, Ditsy, Bloom-Print'),
  dot: w('Polka Dot, Spot, Dotted'),
  animal: w('Leopard, Zebra-Print, Snake-Effect'),
  colourblock: w('Colourblock, Two-Tone, Contrast'),
  textured: w('Textured, Woven, Slub'),
  ribbed: w('Ribbed, Rib-Knit'),
  quilted: w('Quilted, Padded, Channel-Quilted'),
  'tie-dye': w('Tie-Dye, Dip-Dye'),
  geometric: w('Geo, Jacquard, Mosaic'),
  lace: w('Lace, Broderie, Eyelet'),
  sequin: w('Sequin, Beaded, Embellished'),
  marble: w('Marbled, Veined'),
  woodgrain: [],
} as const

/** Names that brands and retailers give a shade. */
export const shadeWords: Readonly<Record<string, readonly string[]>> = {
  Black: w('Black, Noir, Jet, Ink Black'),
  White: w('White, Optic White, Chalk'),
  Ivory: w('Ivory, Cream, Ecru'),
  Navy: w('Navy, Midnight, Ink'),
  Blue: w('Blue, Cobalt, Cornflower'),
  Sky: w('Sky, Powder Blue, Pale Blue'),
  Forest: w('Forest, Bottle Green, Pine'),
  Olive: w('Olive, Khaki, Moss'),
  Sage: w('Sage, Eucalyptus, Pistachio'),
  Red: w('Red, Cherry, Scarlet'),
  Burgundy: w('Burgundy, Oxblood, Merlot'),
  Blush: w('Blush, Petal Pink, Ballet'),
  Rose: w('Rose, Dusty Rose'),
  Chocolate: w('Chocolate, Espresso, Cocoa'),
  Cognac: w('Cognac, Tan, Saddle'),
  Camel: w('Camel, Toffee'),
  Sand: w('Sand, Stone, Biscuit'),
  Charcoal: w('Charcoal, Slate, Anthracite'),
  Grey: w('Grey, Heather Grey, Dove'),
}
