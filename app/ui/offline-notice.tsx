import { WifiOff } from 'lucide-react'
import { useIsOnline } from './connection.ts'

export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4">
      {isOnline ? null : (
        <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-paper text-sm shadow-lg">
          <WifiOff size={16} aria-hidden="true" />
          You are offline. What is on this page stays; new pages wait for the connection.
        </p>
      )}
    </div>
  )
}
