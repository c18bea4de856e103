import { describe, expect, it } from 'vitest'
import { chooseBrandName, toBrandKey, toBrandName } from './brand.ts'
import { brandAliases, noBrands } from './brand-aliases.ts'

describe('toBrandName', () => {
  it.each([
    ["LEVI'S®", "Levi's"],
    ['Levis', "Levi's"],
    ['Levi’s(R)', "Levi's"],
    ['Levi Strauss & Co.', "Levi's"],
    ['  NORTHQUAY™ ', 'Northquay'],
    ['northquay', 'Northquay'],
    ['Northquay, Inc.', 'Northquay'],
    ['Weidmann GmbH', 'Weidmann'],
    ['Prada S.p.A.', 'Prada'],
    // Here the legal form is part of the name.
    ['Tiffany & Co.', 'Tiffany & Co.'],
    ['The Limited', 'The Limited'],
    // "By" and another label's name belong to the first brand's name, but not to the second's.
    ['See by Chloé', 'See by Chloé'],
    ['Lauren by Ralph Lauren', 'Lauren Ralph Lauren'],
    ["POMME D'ÉTÉ", "Pomme d'Été"],
    ['VAN DER LINDE', 'Van der Linde'],
    ['maison aurélie', 'Maison Aurélie'],
    ['DKNY', 'DKNY'],
    ['UCLA', 'UCLA'],
    ['UCLA BRUINS', 'UCLA Bruins'],
    ['ucla', 'UCLA'],
    ['NYX', 'NYX'],
    ['NYX PROFESSIONAL MAKEUP', 'NYX Professional Makeup'],
    ['nyx professional makeup', 'NYX Professional Makeup'],
    ['NYX Cosmetics', 'NYX Cosmetics'],
    ['MSGM', 'MSGM'],
    ['BHLDN', 'BHLDN'],
    ['RVCA', 'RVCA'],
    ['KVD BEAUTY', 'KVD Beauty'],
    ['JW ANDERSON', 'JW Anderson'],
    ['LK BENNETT', 'LK Bennett'],
    ['PS PAUL SMITH', 'PS Paul Smith'],
    ['ST. JOHN KNITS', 'St. John Knits'],
    ['DR. JART', 'Dr. Jart'],
    ['BLUE SKY', 'Blue Sky'],
    ['BRYN WALKER', 'Bryn Walker'],
    ["O'NEILL", "O'Neill"],
    ['ZARA', 'Zara'],
    ['VANS', 'Vans'],
    ['GLYPH', 'Glyph'],
    ['STYLE & CO', 'Style & Co'],
    ['ADIDAS', 'adidas'],
    ['Marlow and Fennick', 'Marlow & Fennick'],
    ['alice + olivia', 'alice + olivia'],
    ['McQ', 'McQ'],
    ['ミドリノ工房', 'ミドリノ工房'],
    ['N/A', undefined],
    ['Unknown', undefined],
    ['no brand', undefined],
    ['Generic', undefined],
    ['Your Brand Here', undefined],
    ['Kein Hersteller', undefined],
    ['Marca propia', undefined],
    ['Unknown Pleasures', 'Unknown Pleasures'],
    ['None The Richer', 'None The Richer'],
    ['Test Icicles', 'Test Icicles'],
    ['Quill.', 'Quill'],
    ['<Quill>', 'Quill'],
    ['"Quill"', 'Quill'],
    ['(Quill)', 'Quill'],
    ['Quill™ -', 'Quill'],
    ['Quill,', 'Quill'],
    ['* Quill *', 'Quill'],
    ['A.P.C.', 'A.P.C.'],
    ['Tiffany & Co.', 'Tiffany & Co.'],
    ['Sammy Davis Jr.', 'Sammy Davis Jr.'],
    ['Quill (Paris)', 'Quill (Paris)'],
    ['Null', undefined],
    ['0', undefined],
    ['000', undefined],
    ['..', undefined],
    ['#N/A', undefined],
    ['n.a.', undefined],
    ['sin marca', undefined],
    ['Ohne Marke', undefined],
    ['Keine Angabe', undefined],
    ['Markenlos', undefined],
    ['Test Brand', undefined],
    ['(none)', undefined],
    ['-', undefined],
    ['®', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('PR2 writes the brand %j as %j', (raw, name) => {
    expect(toBrandName(raw)).toBe(name)
  })
})

describe('toBrandKey', () => {
  it.each([
    ["LEVI'S®", 'Levis'],
    ['Maison Érable', 'MAISON ERABLE™'],
    ['Marlow & Fennick', 'Marlow and Fennick'],
    ['J.Crew', 'J Crew'],
    ['The North Face', 'North Face'],
    ['Common Thread Co.', 'COMMON THREAD'],
    ['Çelik & Kızları', 'ÇELİK & KIZLARI'],
    ['Østerlund', 'OSTERLUND'],
    ['Hôtel Particulier Nº 9', 'HOTEL PARTICULIER NO 9'],
    ['YSL', 'Saint Laurent'],
  ])('PR8 is equal for %j and %j', (one, other) => {
    expect(toBrandKey(one)).toBe(toBrandKey(other))
  })

  it('PR8 distinguishes other scripts and other brands', () => {
    const brands = [
      'コム デ',
      'コムサ',
      'Vale',
      'Valet',
      '24 Sèvres',
      'Sèvres',
      'The Row',
      'The',
      'Chloé',
      'See by Chloé',
    ]
    expect(new Set(brands.map(toBrandKey)).size).toBe(brands.length)
    expect(toBrandKey('-')).toBe('')
  })

  it('PR8 is the same for a spelling and its display name', () => {
    for (const raw of [
      ...brandAliases.flat(),
      'NORTHQUAY, Inc.',
      'Tiffany & Co.',
      'POMME D’ÉTÉ',
      'ÇELİK',
    ])
      expect([raw, toBrandKey(toBrandName(raw) ?? '')]).toEqual([raw, toBrandKey(raw)])
  })
})

describe('the table of brands', () => {
  it('PR8 lists each spelling for only one brand', () => {
    const keys = brandAliases.flatMap(row => [
      ...new Set(row.map(spelling => spelling.toLowerCase())),
    ])
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    for (const row of brandAliases)
      for (const spelling of row)
        expect([spelling, toBrandName(spelling)]).toEqual([spelling, row[0]])
  })

  it('PR2 contains no placeholders', () => {
    expect(noBrands.flatMap(raw => toBrandName(raw) ?? [])).toEqual([])
  })
})

describe('chooseBrandName', () => {
  it.each([
    ['STRASSE QUILL', 'Straße Quill', 'Straße Quill'],
    ['Strasse Quill', 'Straße Quill', 'Straße Quill'],
    ['Chloe', 'Chloé', 'Chloé'],
    ['QUILL', 'Quill', 'Quill'],
    ['quill', 'Quill', 'Quill'],
    ['Quill & Sons', 'Quill and Sons', 'Quill & Sons'],
  ])('PR2 chooses between %s and %s regardless of their order', (one, other, shown) => {
    expect(chooseBrandName(one, other)).toBe(shown)
    expect(chooseBrandName(other, one)).toBe(shown)
    expect(toBrandKey(one)).toBe(toBrandKey(other))
  })
})
