import type { Segment } from './family.ts'

/**
 * Invented brands with their segments, the main one first. None is known to exist.
 * They include names that often cause bugs: accents, ampersands, apostrophes,
 * digits, another script, a very long name, and a name that is also a product word.
 */
export const brandNames: readonly { segments: readonly Segment[]; names: string }[] = [
  {
    segments: ['women'],
    names:
      "Northquay; Marlow & Fennick; Ottilie Rae; Petra Lindqvale; Wrenhollow; Saltmarsh Studio; June Alderay; Odette Vance; Quillon; Thessaly Grey; Halden Row; Ivy & Larkspur; Mirabel Strand; Coppice; The Linen Ledger; Bellwether Lane; Rosamund Kite; Fable & Thorne; Clementine Hale; Avenley; Maren Solberg; Pomme d'Été; Lark Rise; Sunday Fields; Orla Penhallow; Vesper & Vine; Nell Ashcombe; Tamsin Roe; Hartwell Bloom; Ines Calderón; Laurel Canyon Supply; Little Meridian; Sable & Rye; Maison Aurélie; Kestrel Park; Elowen; Dovetail Street; Folly Farm; Winslow June; Briar & Bay; Cassia Moon; Oakhurst Ladies; Perrin Vale; Greta Nyberg; Lune et Sel; Fern Abbey; Solène Marchetti; Adair & Daughters; Wild Teasel; Paper Lantern; Hattie Grange; Rue Cendrine; Elspeth Tully; Blythe House; Zinnia Park; Marigold Mile; Harlow Quince; Corrine Vasseur; Teal & Tansy; Plain Sunday; Nonna Bice; Sorrel & Dock; Amity Hollis; Iris Tremaine; Peregrine Girl; Low Tide Club; Violetta Ruiz-Amado; Fifty Second Street; Basil & Birch; Lacewing; Mornings Like This",
  },
  {
    segments: ['women', 'men'],
    names:
      'Alderbrook; Common Thread Co.; Half Past Nine; Everly Standard; Kindling; Nine Elms Outfit; Stillwater Basics; Tidewell; Brickfield; Plainsong; Meridian Row; Quarter Moon; Fieldbook Apparel Co.; Harbour & Hound; Union Yard; Ravelling; Lowland; Ordinary Weather; Østerlund; Fjordal; Sandviken Atelier; Weekday Parade; Norrgård; Tobin & Tobin; Sea Lane; Cobalt Union; Onward Supply; Studio Perpetua; Kin & Country; Lightkeeper; ミドリノ工房; The Honourable Company of Northern Weavers, Dyers & Button Makers of Lower Thistlewick',
  },
  {
    segments: ['men'],
    names:
      "Garrick & Stowe; Henry Aldous; Fenwright; Barlow Pike; Cutler's Yard; Thornbury Mills; Edmund Vale; Calloway Dean; Drummond Hare; Ironbridge Shirt Co.; Pemberley Tailors; Ashgrove; Dunmore & Sons; Rafferty Lane; Winterbourne; Holt & Harrow; Stanhope Row; Gulliver Bay; Kirkstall; Tolland; Morrow Brothers; Sawtooth Trading; Blackthorn Union; Camden Lock Works; Leo Castellane; Old Ferry Road; Hudson Mercer; Arthur Penrose; Selkirk Mill; Ridgeback; Van der Linde Heren; Jonas Ekholm; Wharf Street; Fletcher Boyd; Chester Ames; Ormond; Foundry 58; Northgate Denim; Sterling Quay; Barrow & Byrne",
  },
  {
    segments: ['luxury', 'bags'],
    names:
      'Maison Valcourt; Casa Belmonte; Aurelio Santoro; Delacroix-Vey; Orsini Reale; Ludovica Ferrante; Atelier Montbrise; Sévérine Duval; Constantin Brandl; House of Ardenne; Villa Sforzina; Beaumont & Lys; Isolde Kaspar; Rocco Vannini; Hôtel Particulier Nº 9; Evangelista Moro; Théodore Lisle; Marchesa Dorani; Bianca Solari; Palazzo Nero; Çelik & Kızları; Raphaël Tourneau; Giulietta Amari; Von Hallwyl; Clairvaux',
  },
  {
    segments: ['luxury', 'women'],
    names:
      'Anselm Wray; Odile Marchand; Hana Kurosawa Studio; Mathilde Ørsted; Lorne Sinclair; Noémie Castel; Petrov Lange; Sylvain Aubert; Tarquin Ellery; Yuki Hanabusa; Ileana Dragomir; Phaedra; Wolfgang Aue; Camille Verneuil; Ada Nwosu-Hart; Lazlo & Vera; Emmeline Thorpe; Rafael Ibarra; Naia Etxeberri; Corvina; Margaux Delorme; Ingrid Haakonsen',
  },
  {
    segments: ['sport'],
    names:
      'Pacewell; Kinetra; Ridgeline Athletic; Swiftwater; Apex & Anchor; Stride Theory; Volta Run; Basecamp North; Terrafirma Sport; Corelane; Altiplane; Trailhead Union; Nimbo; Second Wind; Zephyrine; Crestfall; Moveo; Tempo Athletic Club; Highmark; Balance & Breath; Polar Drift; Fathom Swim; Ironleaf; Outrun; Lumen Active; Grit & Grain; Sørfjell; Tarn; Cadence 180; Open Court; Vertigo Lab; Runaway Bay',
  },
  {
    segments: ['shoes'],
    names:
      "Bramble & Sole; Calzari; Ferrand; Tilda Forsyth; Heelwright; Pavement Nine; Lasten; Corso Undici; Marisol Vega; Footnote; Cobbler's Daughter; Pontevecchio; Kilnsey Boot Co.; Espadrille & Fils; Bellini Passo; Oxblood Lane; Sidestep; Astrid Welle; Camino Luna; Nocturne Lane; Rosetti & Rue; Steppe; Lowe & Lacey; Dancer's Row; Zapata Luna; Ada Lovell; Fawn Street; Goodman & Penn Bootmakers",
  },
  {
    segments: ['bags'],
    names:
      "Tannery Row; Satchel & Spoke; Cartwright Leather; Pell & Pine; Oru Kawa; Valise; Marguerite Noor; Hidehouse; Saddler's Green; Lola Brisa; Buckle & Bower; Portmanteau; Juniper Hide; Elba; Carryall; Willa Stone; Borsa Quattro; Rattan Club; Strand & Strap; Nomade Parisien; Ines & Pilar; Atlas Weekender; Frida Holm; Keeping Row",
  },
  {
    segments: ['jewellery'],
    names:
      'Astra & Ore; Goldfinch; Lumière Fine; Thimble & Pearl; Opaline; Ember Stone; Kit Hallam; Silverlark; Marisa Quint; Facet Lane; Halo & Hue; Dewdrop; Sol Invicta; Juno Bright; Orbit; Gemma Rault; Clasp; Tiny Comet; Aurum Nord; Perla Mar; Constellation Row; Wilhelmina Roth; Cast & Kiln; Venn; Petite Orfèvre; Moonbow; Chronelle; Tidemark Watch Co.; Hourglass Lane; Meridian & Wolfe',
  },
  {
    segments: ['beauty'],
    names:
      "Petal & Proof; Halcyon Skin; Dew Theory; Botanique 12; Rosehip Apothecary; Lait de Lune; Tonic House; Velveteen; Salt & Squalane; Ayla Beauty Lab; Ginkgo Rituals; Pigmenta; Clearwater Skin; Nuit Blanche Parfums; Micaline; The Soap Room; Bare Canvas; Solstice Sun; Herbarium; Glowright; Parfums d'Anjou; Wildgrass; Yuzu & Ash; Coral Rouge; Bloomfield Botanics; Maré; Ritual Nord; Ink & Amber; Sisters Quill; Balm Before; Kohl & Co.; Fig & Fumée; Cleanslate; Dr. Ostrow; Mane Event Lab; Barber & Bay; Oat Milk Club; Nectarine; Luxe de Provence; Aqua Alta; Fleur Sauvage; Neroli Street",
  },
  {
    segments: ['home'],
    names:
      "Hearth & Hollow; Oakmere; Nordhem; Clay Quarter; Linden House; Tallow & Wick; Wickham Furniture Co.; Studio Lodge; Casa Tierra; Fireside Goods; Kiln & Loom; Birchwood Row; Maple & Main; Loft Nine; Ceramica Rivola; Haven Street; Stillroom; Jute & Juniper; Hemsby; Copper Kettle Co.; Atelier Brume; Lantern Yard; Villa Palma; Potter's Field Goods; Fold & Feather; Willow End; The Quiet Bedroom; Ebbe & Flod; Terrazzo Club; Sunday Table; Mortar & Maple; Grand Tour Luggage; Havre; Greystone Living; Larder; Woven Acre; Den & Dwelling; Granary; Chalk & Cedar; Bodega Glass; Marble Arch Home; Steinweg; Orchard Lane; Plume Bedding; Tide & Timber; Rugged Row; Pavillon; Amberley Lighting; Candela Works; Overland Trunk Co.; Domus Nova; Little Saucepan; Arden Weave",
  },
  {
    segments: ['kids'],
    names:
      'Pip & Poppy; Bumblewick; Small Parade; Tuppence; Kite & Clover; Ducks in Boots; Marmalade Kids; Puddlefoot; Wee Willow; Acorn Club; Button Moon Baby; Fox & Fern; Little Larks; Hopscotch Lane; Teddy North; Minnow; Papaya Kids; Snugglewick; Treehouse Tots; Wooden Whale',
  },
]
