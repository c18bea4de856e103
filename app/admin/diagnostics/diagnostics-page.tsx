import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { adminSourcesPath } from '../sources/admin-sources-path.ts'

/** The frame of the pages under `/test/`, which the sources page links to. */
export function DiagnosticsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-4xl">
      <PageLink to={adminSourcesPath} className="text-link text-sm">
        All sources
      </PageLink>
      <h1 className="mt-2 mb-4 text-heading">{title}</h1>
      {children}
    </div>
  )
}
