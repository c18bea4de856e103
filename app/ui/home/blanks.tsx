import type { LaterContent } from '#app/pages/home/home-page.ts'

/** A placeholder for content that has not loaded yet; hidden without JavaScript. */
export function Blanks({ shape }: { shape: LaterContent }) {
  const keys = Array.from({ length: shape.size }, (_, index) => index)
  if (shape.of === 'drops')
    return (
      <ul aria-hidden="true" className={`blanks blank-drops drops-${shape.layout}`}>
        {keys.map(key => (
          <li key={key} className="blank" />
        ))}
      </ul>
    )
  if (shape.of === 'stories')
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
  const { hasDetail, hasRefusal } = shape
  const card = `card${hasRefusal ? ' has-refusal' : ''}${hasDetail ? ' has-detail' : ''}`
  return keys.map(key => (
    <li key={key} aria-hidden="true" className="blanks rail-item">
      <div className={card}>
        <div className="card-picture blank" />
      </div>
    </li>
  ))
}
