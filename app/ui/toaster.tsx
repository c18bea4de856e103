import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dropToast, getToasts, listenToToasts, type Toast, toastMs } from './toasts.ts'

const none: readonly Toast[] = []

/** Messages at the bottom right, read out as they come; one that is pointed at or in focus stays. */
export function Toaster() {
  const toasts = useSyncExternalStore(listenToToasts, getToasts, () => none)
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-4 z-50 flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-2"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast: { id, kind, title, text } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dropToast(id), toastMs[kind])
    return () => clearTimeout(timer)
  }, [id, kind, isHeld])
  const Icon = kind === 'error' ? CircleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to do here, only to be left alone while it is read.
    <div
      data-toast={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-start gap-3 rounded border border-line bg-raised p-3 pl-4 text-sm shadow-lg transition-opacity duration-150 starting:opacity-0"
    >
      <Icon
        size={18}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${kind === 'error' ? 'text-sale' : 'text-accent'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text ? <p className="mt-0.5 text-soft">{text}</p> : null}
      </div>
      <button
        type="button"
        onClick={() => dropToast(id)}
        aria-label="Dismiss"
        className="-m-1 grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
