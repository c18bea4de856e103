/** How a storefront looks, as data. `formatLooks` turns it into CSS custom properties. */
export interface Look {
  light: Palette
  dark: Palette
  /** A decorative color of the header. It is never the color of text. */
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
  /** Titles of filters and of other small groups. */
  label: TypeStyle
  density: Density
  /** A band has the dark palette in both themes. */
  header: 'row' | 'center' | 'band'
  /** The fact that a card's text begins with. */
  card: 'price' | 'material' | 'brand'
  /** Subcategories above a list. */
  tabs: 'line' | 'pill'
}

/**
 * Text colors reach 4.5:1 on paper and ground, and fields and buttons 3:1; look.test.ts checks every
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
  /** Decorative lines between things. */
  line: HexColor
  /** Borders of fields and check boxes. */
  field: HexColor
  /** Selection and focus. */
  accent: HexColor
  /** Behind accent text, such as a chosen filter. */
  tint: HexColor
  /** The background of buttons; their text is white. */
  button: HexColor
  /** Reduced prices, and nothing else. */
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
