import { nameLow } from '#app/domain/thirty-day-low.ts'
import type { HomeDrop } from '#app/pages/home/home-page.ts'
import type { HomeSettings } from '#app/storefronts/home-settings.ts'
import { OutboundLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { Sparkline } from '../elements/sparkline.tsx'

/**
 * A table of price drops, each with the price, the 30-day low for comparison, and a sparkline. The
 * first one states its 90 days, because no layout shows the table's head.
 */
export function DropTable({
  drops,
  layout,
}: {
  drops: HomeDrop[]
  layout: HomeSettings['dropsLayout']
}) {
  return (
    <table className={`drops drops-${layout}`}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">90 days</th>
          <th scope="col">Price</th>
          <th scope="col">Below 30-day low</th>
          <th scope="col">Store</th>
        </tr>
      </thead>
      <tbody>
        {drops.map((drop, index) => (
          <DropRow key={drop.path} drop={drop} position={index + 1} sizes={pictureSizes[layout]} />
        ))}
      </tbody>
    </table>
  )
}

/** How wide pictures are in a layout; in the layout `rows`, they are large on phones. */
const pictureSizes = {
  'two-columns': '112px',
  rows: '(width < 768px) 50vw, 112px',
  tiles: '112px',
} satisfies Record<HomeSettings['dropsLayout'], string>

function DropRow({ drop, position, sizes }: { drop: HomeDrop; position: number; sizes: string }) {
  const { path, buyPath, brand, name, retailer, picture, price, low, day, percent, line } = drop
  return (
    <tr>
      <th scope="row">
        <span className="drop-picture">
          <Picture picture={picture} alt="" sizes={sizes} widths={[160, 320, 480]} />
        </span>
        <span className="drop-name">
          <span>{brand}</span>
          <PageLink to={path} className="cover-link">
            {name}
          </PageLink>
        </span>
      </th>
      <td className="drop-line">
        <Sparkline line={line} />
        {position === 1 ? <small>90 days</small> : null}
      </td>
      <td className="drop-price" data-price={price}>
        {price}
      </td>
      <td className="drop-low" data-percent-of="30-day-low">
        <strong>
          {percent}% below {low}
        </strong>{' '}
        <span>{nameLow(keepTogether(day))}</span>
      </td>
      <td className="drop-buy">
        <OutboundLink
          buyPath={buyPath}
          position={position}
          label={`Buy ${name} at ${retailer}`}
          className="relative z-10 -my-1 inline-block min-w-7 font-semibold text-accent text-sm/7 hover:underline pointer-coarse:min-w-11 pointer-coarse:leading-11"
        >
          Buy<span> at {retailer}</span>
        </OutboundLink>
      </td>
    </tr>
  )
}

/** Joins the month and the day, which would else be in two lines of a narrow column. */
function keepTogether(day: string): string {
  return day.replaceAll(' ', '\u00a0')
}
