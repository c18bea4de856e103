import { formatQuantity } from '#app/domain/count.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { FigureLine } from './figure-line.tsx'
import type { FigureCard, MorningPage } from './morning-page.ts'

/** Yesterday's figures, and everything that needs an operator's attention. */
export function MorningView({
  page: { day, figures, today, tasks, method },
}: {
  page: MorningPage
}) {
  // The figures stand beside a list of tasks, and without one across the window.
  const [page, list] =
    tasks.length > 0
      ? ['xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start', 'xl:grid-cols-1']
      : ['', '']
  return (
    <div className={`gap-x-12 ${page}`}>
      <h1 className="col-span-full text-heading">Today</h1>
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
                  className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-1 sm:flex-nowrap"
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
      <section
        aria-label={`Figures for ${day}`}
        className={`mt-10 ${tasks.length > 0 ? 'xl:mt-5' : ''}`}
      >
        <h2 className="text-title">Yesterday, {day}</h2>
        <ul className={`mt-4 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-3 ${list}`}>
          {figures.map(figure => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </ul>
        <p className="mt-6 text-sm tabular-nums">{today}</p>
        <p className="mt-2 max-w-prose text-soft text-sm">{method}</p>
      </section>
    </div>
  )
}

function Figure({ figure: { label, value, usual, verdict, chart, path } }: { figure: FigureCard }) {
  return (
    <li>
      <PageLink
        to={path}
        className="text-link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {label}
      </PageLink>
      <p className="mt-1 text-heading tabular-nums">{value}</p>
      <FigureLine chart={chart} />
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
