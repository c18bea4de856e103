import { type ReactNode, useId } from 'react'

/** One part of an account tab, with its heading. */
export function AccountSection({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-b py-8 first:pt-0 last:border-0">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {intro ? <p className="mt-1 text-soft">{intro}</p> : null}
      {children ? <div className="mt-5 flex flex-col gap-5">{children}</div> : null}
    </section>
  )
}
