/** A storefront's look as data, which `formatLooks` turns into CSS custom properties. */
export interface Look {
  light: Palette
  dark: Palette
  /** A decorative color for the header, never used for text. */
  ornament?: HexColor
  /** The radii of corners in px. */
  radius: {
    picture: number
    /** The radius of buttons, chips and fields. */
    control: number
    /** The radius of dialogs, menus and panels. */
    panel: number
  }
  /** The type style of headings and the site's name. */
  display: TypeStyle
  /** The type style for the titles of filters and other small groups. */
  label: TypeStyle
  density: Density
  /** The layout of the header. A band uses the dark palette in both themes. */
  header: 'row' | 'center' | 'band'
  /** The field at the top of a card's text. */
  card: 'price' | 'material' | 'brand'
  /**
   * The way lists separate their cards.
   *
   *     edge   hairlines; pictures reach the window's edges on phones
   *     mat    a border around each picture, in its tint
   *     tile   picture and text on one panel
   */
  frame: 'edge' | 'mat' | 'tile'
  /**
   * The pictures on a product's page.
   *
   *     rail     a large one beside a column of small ones, or of price facts if there is only one
   *     mosaic   all of them, two beside each other and every third across; one beside its cloth;
   *              on phones a row of which the next one shows
   *     stage    a large one below the edge of a panel, in wide windows with a row of small ones
   */
  gallery: 'rail' | 'mosaic' | 'stage'
  /**
   * The facts that a product's page shows above Buy.
   *
   *     price      how the price compares with other days and other stores; on phones first of all
   *     material   what the product is made of, between its name and its price
   *     season     the shortcuts by material that it belongs to, such as the seasons
   */
  facts: 'price' | 'material' | 'season'
  /** The style of the subcategories above a list. */
  tabs: 'line' | 'pill'
  /**
   * The style of the filters beside a list's title.
   *
   * figure the number of products in a large font above a small title
   *     word     a large title
   *     label    a title in the style of a label
   */
  shortcuts: 'figure' | 'word' | 'label'
}

/**
 * The contrast of text colors on paper and ground is at
 * least 4.5:1, and that of fields and buttons at least 3:1.
 */
export interface Palette {
  /** The background of the page. */
  paper: HexColor
  /** The background of the banner, the footer and secondary areas. */
  ground: HexColor
  /** The background of a picture that has not loaded. */
  stage: HexColor
  /**
   * A color that is multiplied with product pictures, so that their white backgrounds take it on.
   * White leaves pictures unchanged. In the dark theme, pictures are also dimmed, and a light gray
   * keeps a page of them from being one pale slab while black garments stand out.
   */
  picture: HexColor
  ink: HexColor
  /** The color of secondary text and placeholders. */
  soft: HexColor
  /** The color of decorative separator lines. */
  line: HexColor
  /** The color of borders of fields and checkboxes. */
  field: HexColor
  /** The color that marks selection and focus. */
  accent: HexColor
  /** The background of text in the accent color, such as a chosen filter. */
  tint: HexColor
  /** The background of buttons; their text is white. */
  button: HexColor
  /** The color of reduced prices, not used for anything else. */
  sale: HexColor
}

export type HexColor = `#${string}`

export interface TypeStyle {
  font: 'Poppins' | 'DM Sans'
  weight: 400 | 600
  case: 'none' | 'uppercase'
  /** The letter spacing in em. */
  tracking: number
  /** The font size relative to the one in the style sheet. */
  scale: number
}

export type Density = 'dense' | 'regular' | 'airy'
