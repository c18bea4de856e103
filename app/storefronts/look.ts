/** A storefront's look as data, which `formatLooks` turns into CSS custom properties. */
export interface Look {
  light: Palette
  dark: Palette
  /** A decorative color for the header, never used for text. */
  ornament?: HexColor
  /** Corners in px. */
  radius: {
    picture: number
    /** Buttons, chips and fields. */
    control: number
    /** Dialogs, menus and panels. */
    panel: number
  }
  /** Headings and the site's name. */
  display: TypeStyle
  /** Titles of filters and other small groups. */
  label: TypeStyle
  density: Density
  /** A band has the dark palette in both themes. */
  header: 'row' | 'center' | 'band'
  /** The field at the beginning of a card's text. */
  card: 'price' | 'material' | 'brand'
  /**
   * How lists set off their cards.
   *
   *     edge   hairlines; pictures reach the window's edges on phones
   *     mat    a border around each picture, in its tint
   *     tile   picture and text on one panel
   */
  frame: 'edge' | 'mat' | 'tile'
  /**
   * Multiplied with product pictures in the light theme, so that their white backgrounds take
   * on this color. White changes nothing.
   */
  pictureTint: HexColor
  /** Subcategories above a list. */
  tabs: 'line' | 'pill'
  /**
   * Filters beside a list's title.
   *
   *     figure   the number of products, large, above a small title
   *     word     a large title
   *     label    a title in the style of a label
   */
  shortcuts: 'figure' | 'word' | 'label'
}

/**
 * Text colors reach 4.5:1 on paper and ground, fields and buttons 3:1. look.test.ts checks every
 * pair.
 */
export interface Palette {
  /** The page. */
  paper: HexColor
  /** Banner, footer and quiet areas. */
  ground: HexColor
  /** Behind a picture that has not loaded. */
  stage: HexColor
  ink: HexColor
  /** Secondary text and placeholders. */
  soft: HexColor
  /** Decorative separator lines. */
  line: HexColor
  /** Borders of fields and checkboxes. */
  field: HexColor
  /** Selection and focus. */
  accent: HexColor
  /** Behind accent text, such as a chosen filter. */
  tint: HexColor
  /** The background of buttons; their text is white. */
  button: HexColor
  /** Only for reduced prices. */
  sale: HexColor
}

export type HexColor = `#${string}`

export interface TypeStyle {
  font: 'Poppins' | 'DM Sans'
  weight: 400 | 600
  case: 'none' | 'uppercase'
  /** In em. */
  tracking: number
  /** Relative to the size in the style sheet. */
  scale: number
}

export type Density = 'dense' | 'regular' | 'airy'
