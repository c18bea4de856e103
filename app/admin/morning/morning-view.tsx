import { formatQuantity } from '#app/domain/count.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import type { FigureCard, MorningPage } from './morning-page.ts'

/** Yesterday's figures, and everything that needs an operator's attention. */
export function MorningView({ page: { day, figures, tasks, method } }: { page: MorningPage }) {
  return (
    <>
      <h1 className="text-heading">Today</h1>
      <section aria-label="To do" className="mt-5">
        {tasks.length === 0 ? (
          <p className="flex items-center gap-3 text-title">
            <Icon name="circle-check" size={24} />
            All well. Nothing needs your attention.
          </p>
        ) : (
          <>
            <h2 className="text-title">
              {formatQuantity(tasks.length, 'thing needs', 'things need')} your attention
            </h2>
            <ul className="mt-3">
              {tasks.map(({ text, fix }) => (
                <li
                  key={text}
                  className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-1"
                >
                  <span className="min-w-0 py-2 [overflow-wrap:anywhere]">{text}</span>
                  {fix && (
                    <PageLink
                      to={fix.path}
                      className="inline-flex min-h-11 items-center whitespace-nowrap text-link"
                    >
                      {fix.action}
                    </PageLink>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-label={`Figures for ${day}`} className="mt-10">
        <h2 className="text-title">Yesterday, {day}</h2>
        <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {figures.map(figure => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-soft text-sm">{method}</p>
      </section>
    </>
  )
}

function Figure({ figure: { label, value, usual, verdict, scale, path } }: { figure: FigureCard }) {
  return (
    <li>
      <PageLink to={path} className="text-link">
        {label}
      </PageLink>
      <p className="mt-1 text-heading tabular-nums">{value}</p>
      {scale ? <Range scale={scale} /> : null}
      <p className="mt-2 text-soft text-sm">
        {verdict === 'below' ? (
          <strong className="text-sale">Below the usual range. </strong>
        ) : null}
        {verdict === 'above' ? 'Above the usual range. ' : null}
        {usual}
      </p>
    </li>
  )
}

/**
 * A bar for the usual range, marked with its median, and a dot for
 * the value. The text beside the bar has the same information.
 */
function Range({
  scale: { low, median, high, value },
}: {
  scale: NonNullable<FigureCard['scale']>
}) {
  const at = (place: number) => 4 + place * 192
  return (
    <svg aria-hidden="true" className="mt-2 block w-full max-w-60" viewBox="0 0 200 12">
      <line x1={4} x2={196} y1={6} y2={6} className="stroke-line" strokeWidth={2} />
      <line x1={at(low)} x2={at(high)} y1={6} y2={6} className="stroke-soft" strokeWidth={6} />
      <line x1={at(median)} x2={at(median)} y1={1} y2={11} className="stroke-ink" strokeWidth={2} />
      <circle cx={at(value)} cy={6} r={4} className="fill-accent" />
    </svg>
  )
}
