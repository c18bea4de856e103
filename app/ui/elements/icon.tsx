import {
  ArrowDown,
  ArrowUp,
  ArrowUpRight,
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUser,
  Clock,
  Equal,
  Heart,
  ImageOff,
  Layers,
  LayoutGrid,
  Link2,
  Maximize2,
  Menu,
  RectangleVertical,
  Search,
  Share,
  SlidersHorizontal,
  Tag,
  WifiOff,
  X,
} from 'lucide'

const drawings = {
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  bell: Bell,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-user': CircleUser,
  clock: Clock,
  equal: Equal,
  heart: Heart,
  'image-off': ImageOff,
  layers: Layers,
  'layout-grid': LayoutGrid,
  'link-2': Link2,
  'maximize-2': Maximize2,
  menu: Menu,
  'rectangle-vertical': RectangleVertical,
  search: Search,
  share: Share,
  'sliders-horizontal': SlidersHorizontal,
  tag: Tag,
  'wifi-off': WifiOff,
  x: X,
}

export type IconName = keyof typeof drawings

/**
 * An icon that refers to a drawing in `IconSprite`, because
 * inline drawings made up a quarter of the HTML of a list page.
 */
export function Icon({
  name,
  size,
  className,
}: {
  name: IconName
  size: number
  className?: string
}) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={className === undefined ? 'icon' : `icon ${className}`}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}

/**
 * All drawings, which each document contains once. Stroke
 * and fill are inherited from the `Icon` (icon.css).
 */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant, and 130 elements fewer to render.
  return <svg aria-hidden="true" className="hidden" dangerouslySetInnerHTML={{ __html: symbols }} />
}

const symbols = Object.entries(drawings)
  .map(([name, shapes]) => {
    const content = shapes.map(([tag, attributes]) => `<${tag}${formatAttributes(attributes)}/>`)
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${content.join('')}</symbol>`
  })
  .join('')

function formatAttributes(attributes: Record<string, string | number | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
