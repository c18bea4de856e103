import type { Shell } from '#app/storefronts/shell.ts'

export function TopBanner({ partners }: Pick<Shell, 'partners'>) {
  return (
    <aside aria-label="Our sites" className="bg-ground text-xs">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-0 py-1">
        <ul className="-mx-2 flex">
          {partners.map(({ name, url, isCurrent }) => (
            <li key={url}>
              <a
                href={url}
                aria-current={isCurrent ? 'true' : undefined}
                className="block px-2 py-1 text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="py-1">New! Members Only: Exclusive Offers &amp; Sales!</p>
      </div>
    </aside>
  )
}
