import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { MatchGroups } from './match-groups.tsx'

it.each([
  ['Northquay', 'Northquay'],
  ['', 'No brand'],
])('PR8 pairs of the brand %j are listed under %s', (brand, label) => {
  const reason = 'same name, but prices far apart'
  const Page = createRoutesStub([
    { path: '/', Component: () => <MatchGroups groups={[{ brand, reason, pairs: 2 }]} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toContain(`>${label}</`)
  expect(html).toContain(`${label}, ${reason}`)
})
