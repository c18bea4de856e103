import { useIsOnline } from '../connection.ts'
import { Icon } from '../elements/icon.tsx'

export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="mt-2 flex items-center gap-3 rounded bg-ink p-3 pl-4 text-paper text-sm shadow-lg">
          <Icon name="wifi-off" size={18} className="shrink-0" />
          You’re offline. Pages will load when you’re back online.
        </p>
      )}
    </div>
  )
}
