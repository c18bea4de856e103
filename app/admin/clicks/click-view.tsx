import { PageLink } from '#app/ui/elements/page-link.tsx'
import { adminClicksPath } from './admin-clicks-path.ts'
import type { ClickPage } from './click-page.ts'

/** One click's history as a list of steps, and the state of its sales. */
export function ClickView({ page: { subId, steps, states } }: { page: ClickPage }) {
  return (
    <div className="max-w-2xl space-y-6">
      <div>
        <PageLink to={adminClicksPath()} className="text-link text-sm">
          All clicks
        </PageLink>
        <h1 className="mt-2 text-heading">Click</h1>
        <p className="text-soft text-sm [overflow-wrap:anywhere]">Sub-id {subId}</p>
      </div>
      {states.length === 0 ? (
        <p>No network has reported a sale for this click.</p>
      ) : (
        <ul className="space-y-2">
          {states.map(({ state, meaning, commission }) => (
            <li key={state}>
              <strong className="inline-block first-letter:uppercase">{state}</strong>, {commission}
              . {meaning}
            </li>
          ))}
        </ul>
      )}
      <ol aria-label="Steps" className="space-y-4 border-line border-l pl-5">
        {steps.map(({ time, title, detail }) => (
          <li key={`${time} ${title} ${detail}`}>
            <h2 className="font-semibold">{title}</h2>
            <p className="text-sm [overflow-wrap:anywhere]">{detail}</p>
            <p className="text-soft text-sm tabular-nums">{time} UTC</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
