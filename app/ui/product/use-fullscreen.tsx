import { type ReactNode, useState } from 'react'
import { loadPart } from '../navigation/load-part.ts'
import type { FullscreenGallery, FullscreenGalleryProps } from './fullscreen-gallery.tsx'

/** Returns the fullscreen view of a gallery, whose script and markup load on first use. */
export function useFullscreen(gallery: Omit<FullscreenGalleryProps, 'onClose'>): {
  open(): void
  view: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [View, setView] = useState<typeof FullscreenGallery>()
  async function open() {
    setOpen(true)
    setFailed(false)
    if (View) return
    const part = await loadPart(() => import('./fullscreen-gallery.tsx'))
    if (part) setView(() => part.FullscreenGallery)
    setFailed(part === undefined)
  }
  const view = !isOpen ? null : View ? (
    <View {...gallery} onClose={() => setOpen(false)} />
  ) : hasFailed ? (
    <p role="alert" className="mt-2 text-sm">
      Couldn’t open full screen. Try again.
    </p>
  ) : null
  return { open: () => void open(), view }
}
