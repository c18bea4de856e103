import type { ReactNode } from 'react'

/** A single form in the middle of a page: log in, sign up or reset the password. */
export function AuthPage({
  title,
  intro,
  children,
  footer,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links to the other forms. */
  footer?: ReactNode
}) {
  return (
    <div className="container-page py-10 md:py-16">
      <div className="mx-auto w-full max-w-[26rem]">
        <h1 className="text-heading">{title}</h1>
        {intro ? <p className="mt-2 text-soft">{intro}</p> : null}
        <div className="mt-8 flex flex-col gap-5">{children}</div>
        {footer ? <div className="mt-8 border-line border-t pt-6 text-sm">{footer}</div> : null}
      </div>
    </div>
  )
}
