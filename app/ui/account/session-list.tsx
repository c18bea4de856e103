import { Form } from 'react-router'

export interface SessionEntry {
  id: string
  device: string
  address: string
  signedInAt: string
  isCurrent: boolean
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The browsers that are signed in, each with a button that logs it out. */
export function SessionList({ sessions }: { sessions: readonly SessionEntry[] }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, address, signedInAt, isCurrent }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold text-sm">
                {device}
                {isCurrent ? <span className="text-accent"> · this device</span> : null}
              </p>
              <p className="text-sm text-soft">
                Since <time dateTime={signedInAt}>{day.format(new Date(signedInAt))}</time>
                {address === '' ? null : ` from ${address}`}
              </p>
            </div>
            {isCurrent ? null : (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value="end-session"
                  aria-label={`Log out ${device}`}
                  className="button-quiet whitespace-nowrap"
                >
                  Log out
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          <button type="submit" name="intent" value="end-others" className="button-quiet">
            Log out all other devices
          </button>
        </Form>
      ) : null}
    </>
  )
}
