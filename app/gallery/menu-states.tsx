import type { Picture } from '#app/domain/picture.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { MenuPanel } from '#app/pages/menu-panel.ts'
import { accountMenuId } from '#app/ui/account/account-menu.tsx'
import { SavedSortMenu } from '#app/ui/account/saved-sort-menu.tsx'
import { SortMenu } from '#app/ui/list/sort-menu.tsx'
import { drawerId } from '#app/ui/page/menu-drawer.tsx'
import { MenuPanelView } from '#app/ui/page/menu-panel-view.tsx'
import { GallerySection, State, States } from './gallery-frame.tsx'

/** The menus of the header and the sort menus. */
export function MenuStates({ picture }: { picture: Picture | undefined }) {
  return (
    <GallerySection title="Menus">
      <p className="mb-4 text-soft">These open the menus of this page’s header.</p>
      <div className="mb-8 flex flex-wrap gap-4">
        {[
          ['Menu drawer', drawerId],
          ['Account menu', accountMenuId],
        ].map(([name, id]) => (
          <button key={id} type="button" popoverTarget={id} className="button-quiet px-6">
            {name}
          </button>
        ))}
      </div>
      <States>
        <State name="Order of a list">
          <SortMenu query={emptyListQuery} />
        </State>
        <State name="Order of saved products">
          <SavedSortMenu query={{ show: 'all', sort: 'newest', page: 1 }} />
        </State>
      </States>
      <h3 className="mt-8 type-label">Panel below a menu entry, in wide windows</h3>
      <div className="relative mt-2 h-[22rem] overflow-x-auto overflow-y-hidden">
        <div className="relative min-w-[60rem]">
          <MenuPanelView panel={toPanel(picture)} />
        </div>
      </div>
    </GallerySection>
  )
}

function toPanel(picture: Picture | undefined): MenuPanel {
  const toLinks = (names: string[]) =>
    names.map((label, index) => ({
      label,
      to: `/products/women?q=${encodeURIComponent(label)}`,
      count: String(980 - 117 * index),
    }))
  return {
    columns: [
      {
        title: 'Clothing',
        to: '/products/women/womens-clothes',
        links: toLinks(['Dresses', 'Coats and jackets', 'Knitwear', 'Tops', 'Jeans', 'Skirts']),
      },
      {
        title: 'Dresses',
        to: '/products/women/dresses',
        links: toLinks(['Day dresses', 'Evening dresses', 'Cocktail dresses', 'Wedding dresses']),
      },
      {
        title: 'Deals',
        to: '/products/women/womens-clothes?deal=sale',
        links: toLinks(['20% off or more', '50% off or more']),
      },
    ],
    pictures: picture
      ? [{ picture, label: 'New in dresses', to: '/products/women/dresses?sort=newest' }]
      : [],
  }
}
