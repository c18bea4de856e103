import type { MenuPanel } from '#app/pages/menu-panel.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'

/** Columns of links and pictures below the header, over the page. */
export function MenuPanelView({ panel: { columns, pictures } }: { panel: MenuPanel }) {
  return (
    <div className="menu-panel">
      <div className="container-page flex gap-6 py-6 xl:gap-8">
        {columns.map(({ title, to, links }) => (
          <section key={title} className="min-w-0 max-w-[220px] flex-1">
            <h2 className="type-label">
              <PageLink to={to}>{title}</PageLink>
            </h2>
            <ul>
              {links.map(({ label, to: path, count }) => (
                <li key={path}>
                  <PageLink to={path}>
                    {label}
                    <span>{count}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {pictures.length > 0 ? (
          <div className="menu-pictures">
            {pictures.map(({ picture, label, to }) => (
              <PageLink key={to} to={to} className="menu-picture">
                <span>
                  <Picture picture={picture} alt="" sizes="(width < 1440px) 160px, 220px" />
                </span>
                {label}
              </PageLink>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}
