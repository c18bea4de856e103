import { useState, useSyncExternalStore } from 'react'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import { facebookShareUrl, type SharedPage, xShareUrl } from '#app/domain/urls/share-links.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { Icon } from '../elements/icon.tsx'
import { ExternalLink } from '../elements/outbound-link.tsx'
import { useShell } from '../shell-context.ts'

const item =
  'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-field px-4 text-sm hover:border-ink'

/** Links for sharing the page, and the browser's share sheet if there is one. */
export function ShareLinks({ product }: { product: ProductPage }) {
  const shell = useShell()
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => 'share' in navigator,
    () => false,
  )
  const [note, setNote] = useState('')
  if (!shell) return null
  const page = toSharedPage(product, shell)
  const copy = async () => {
    // Clears the note, so that the same message is announced again.
    setNote('')
    try {
      await navigator.clipboard.writeText(page.url)
      setNote('Link copied')
    } catch {
      setNote(`Copy this link: ${page.url}`)
    }
  }
  // Closing the share sheet is not an error.
  const share = () =>
    void navigator
      .share({ url: page.url, title: page.title, text: page.text })
      .catch(() => undefined)
  return (
    <section aria-label="Share">
      <ul className="flex flex-wrap items-center gap-2">
        {canShare ? (
          <li>
            <button type="button" onClick={share} className={item}>
              <Icon name="share" size={15} />
              Share
            </button>
          </li>
        ) : null}
        {[
          { name: 'Facebook', href: facebookShareUrl(page) },
          { name: 'X', href: xShareUrl(page) },
        ].map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href} label={`Share on ${name}`} className={item}>
              {name}
            </ExternalLink>
          </li>
        ))}
        <li className="script-only">
          <button type="button" onClick={() => void copy()} className={item}>
            <Icon name="link-2" size={15} />
            Copy link
          </button>
        </li>
      </ul>
      <p role="status" className="text-soft text-sm not-empty:pt-2 [overflow-wrap:anywhere]">
        {note}
      </p>
    </section>
  )
}

function toSharedPage({ path, title, summary, pictures }: ProductPage, shell: Shell): SharedPage {
  const picture = pictures[0]?.picture
  return {
    url: absoluteUrl(shell.siteUrl, path),
    title,
    text: summary,
    hashtags: [shell.siteName, 'fashion', 'clothing'],
    ...(picture
      ? { image: absoluteUrl(shell.siteUrl, imagePath(picture.address, picture.largestWidth)) }
      : {}),
    handle: shell.contact.twitterHandle,
  }
}

function subscribeToNothing() {
  return () => {}
}
