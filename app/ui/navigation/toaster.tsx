import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../elements/icon.tsx'
import { dropToast, getToasts, listenToToasts, type Toast, toastMs } from '../toasts.ts'

const none: readonly Toast[] = []
const icons = {
  success: { name: 'circle-check', color: 'text-accent' },
  error: { name: 'circle-alert', color: 'text-sale' },
  note: { name: 'circle-user', color: 'text-soft' },
  news: { name: 'tag', color: 'text-sale' },
} as const

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(listenToToasts, getToasts, () => none)
}

/**
 * Toasts at the bottom right, announced to screen readers. The timer
 * of a toast stops while the toast is hovered over or focused.
 */
export function Toaster() {
  const toasts = useToasts()
  return (
    <section aria-label="Messages" aria-live="polite" className="flex flex-col gap-2">
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast: { id, kind, title, text, actions = [] } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  // A toast with actions is shown for at least as long as an error.
  const ms = toastMs[kind === 'success' && actions.length > 0 ? 'error' : kind]
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dropToast(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; hover and focus only pause the timer.
    <div
      data-toast={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-start gap-3 rounded border border-line bg-raised p-3 pl-4 text-sm shadow-lg transition-opacity duration-150 starting:opacity-0"
    >
      <Icon name={icons[kind].name} size={18} className={`mt-0.5 shrink-0 ${icons[kind].color}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text ? <p className="mt-0.5 text-soft">{text}</p> : null}
        {actions.length > 0 ? (
          <p className="-mb-2 flex gap-6">
            {actions.map(({ label, run }) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  dropToast(id)
                  run()
                }}
                className="min-h-11 rounded-sm font-semibold text-accent hover:underline"
              >
                {label}
              </button>
            ))}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        onClick={() => dropToast(id)}
        aria-label="Dismiss"
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-sm text-soft hover:text-ink"
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}
