import { formatQuantity } from '#app/domain/count.ts'
import { LiveRefresh } from '../frame/live-refresh.tsx'

/**
 * The number of products that a background job has yet to
 * move. Renders nothing once all products have been moved.
 */
export function WaitingProducts({ waiting, path }: { waiting: number; path: string }) {
  if (waiting === 0) return null
  return (
    <div role="status" className="form-message mt-4">
      <p>
        {formatQuantity(waiting, 'product')} left to move. This page updates until all have moved.
      </p>
      <LiveRefresh path={path} />
    </div>
  )
}
