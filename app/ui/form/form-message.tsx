import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../elements/icon.tsx'

/** A message about the whole form. It receives the focus, so that it is seen and read aloud. */
export function FormMessage({
  kind,
  children,
}: {
  kind: 'success' | 'error'
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      className="form-message"
    >
      <Icon name={kind === 'error' ? 'circle-alert' : 'circle-check'} size={18} />
      <div>{children}</div>
    </div>
  )
}
