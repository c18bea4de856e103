import type { Shell } from '#app/storefronts/shell.ts'

/** The storefront's picture of itself, 50 px high, or its mark beside its name set in type. */
export function Logo({ shell: { logo, siteName, favIcon } }: { shell: Shell }) {
  if (logo) {
    return (
      <img src={logo.url} alt={siteName} height={50} width={Math.round((50 * logo.width) / logo.height)} />
    )
  }
  return (
    <span className="flex items-center gap-2.5 font-display font-semibold text-lg tracking-tight">
      <img src={favIcon} alt="" width={28} height={28} />
      {siteName}
    </span>
  )
}
