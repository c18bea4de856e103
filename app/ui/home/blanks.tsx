import type { LaterContent } from '#app/pages/home/home-page.ts'

/** A placeholder for content that has not loaded yet; hidden without JavaScript. */
export function Blanks({ shape }: { shape: LaterContent }) {
  if (shape.of === 'cards')
    return shape.classes.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else, and stay in place.
      <li key={at} aria-hidden="true" className="blanks rail-item">
        <div className={card}>
          <div className="card-picture blank" />
        </div>
      </li>
    ))
  const keys = Array.from({ length: shape.size }, (_, index) => index)
  return (
    <ul aria-hidden="true" className={`blanks stories stories-${shape.layout}`}>
      {keys.map(key => (
        <li key={key} className="story">
          <span className="scene blank" />
          <div />
        </li>
      ))}
    </ul>
  )
}
