import type { Shell } from '#app/storefronts/shell.ts'

/** The storefront's logo, 50 px high, or its mark and name as text. */
export function Logo({ shell: { logo, siteName, favIcon } }: { shell: Shell }) {
  if (logo) {
    return (
      <img
        src={logo.url}
        alt={siteName}
        height={50}
        width={Math.round((50 * logo.width) / logo.height)}
      />
    )
  }
  return (
    <span className="site-name flex items-center gap-2.5 type-display">
      <img src={favIcon} alt="" width={28} height={28} />
      {siteName}
    </span>
  )
}
