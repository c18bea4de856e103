import type { Shell } from '#app/storefronts/shell.ts'

/** The storefront's logo, or its mark and its name as text; each is 50 px high. */
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
      <img src={favIcon} alt="" className="h-[50px] w-8 object-contain header:w-9" />
      {siteName}
    </span>
  )
}
