import { previewPath } from '#app/domain/urls/links.ts'

/** A notice that the page shows a draft, with a link to leave the preview. */
export function PreviewBar() {
  return (
    <aside
      aria-label="Preview"
      className="sticky bottom-0 z-40 order-last border-line border-t bg-raised"
    >
      {/* This form reloads the document, because every page in memory shows the draft. */}
      <form
        method="post"
        action={previewPath}
        className="container-page flex min-h-12 items-center justify-between gap-4 py-2 text-sm"
      >
        <p className="text-balance">Draft: only people with the preview link can see it.</p>
        <button
          type="submit"
          className="min-h-11 shrink-0 rounded-control px-4 font-semibold ring-1 ring-field hover:ring-ink"
        >
          Leave preview
        </button>
      </form>
    </aside>
  )
}
