import type { ReactNode } from 'react'
import type { GalleryPage } from './gallery-page.ts'
import { galleryPaths } from './gallery-paths.ts'

/** The frame of the gallery's pages, which links to each page in each storefront's look. */
export function GalleryFrame({
  title,
  sites,
  children,
}: {
  title: string
  sites: GalleryPage['sites']
  children: ReactNode
}) {
  return (
    <div className="container-page pb-16">
      <h1 className="mt-8 text-heading">{title}</h1>
      <p className="mt-2 text-soft">
        Real components on sample data. Choose light or dark in the footer.
      </p>
      <nav aria-label="Looks" className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {sites.map(({ id, name: siteName }) => (
          <p key={id} className="flex flex-wrap items-baseline gap-x-3">
            <strong>{siteName}</strong>
            {Object.entries(galleryPaths).map(([name, path]) => (
              // This link reloads the document, because the look is set on the root element.
              <a
                key={name}
                href={`${path}?look=${id}`}
                className="inline-block py-1 underline pointer-coarse:min-w-11 pointer-coarse:py-3"
              >
                {name}
              </a>
            ))}
          </p>
        ))}
      </nav>
      {children}
    </div>
  )
}

/** A component with its states. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-line border-t pt-6">
      <h2 className="text-title">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** States side by side, each with its name below. */
export function States({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</ul>
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      {children}
      <p className="mt-1 text-soft text-xs">{name}</p>
    </li>
  )
}
