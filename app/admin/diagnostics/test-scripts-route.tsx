import { useEffect, useState } from 'react'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { DataTable } from '../frame/data-table.tsx'
import type { Route } from './+types/test-scripts-route.ts'
import { DiagnosticsPage } from './diagnostics-page.tsx'
import { testScriptsPath } from './test-paths.ts'

/**
 * Makes every navigation call the server. Without a
 * loader, navigation in the browser would skip the guard.
 */
export function loader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Test scripts and headers',
    path: testScriptsPath,
    isNoindex: true,
  })
}

interface Findings {
  headers: { name: string; value: string }[]
  directives: { name: string; values: string; thirdParties: string }[]
  scripts: { address: string; origin: string; state: string }[]
}

const securityHeaders = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
]

/** Shows the content security policy that the browser received and the scripts it loaded. */
export default function TestScriptsRoute() {
  const [findings, setFindings] = useState<Findings>()
  useEffect(() => {
    void inspectPage().then(setFindings)
  }, [])
  return (
    <DiagnosticsPage title="Test scripts and headers">
      <noscript>Turn on JavaScript to see what the browser loaded.</noscript>
      {findings ? (
        <>
          <DataTable
            caption="Allowed by the policy"
            titles={['Directive', 'Values', 'Third parties']}
            empty="The page has no policy."
            onPhone="stack"
            rows={findings.directives.map(({ name, values, thirdParties }) => ({
              key: name,
              cells: [
                name,
                <span key="values" className="[overflow-wrap:anywhere]">
                  {values}
                </span>,
                thirdParties,
              ],
            }))}
          />
          <DataTable
            caption="Scripts of this page"
            titles={['Script', 'From', 'State']}
            empty="The page has no scripts."
            rows={findings.scripts.map(({ address, origin, state }) => ({
              key: address,
              cells: [address, origin, state],
            }))}
          />
          <DataTable
            caption="Other headers"
            titles={['Header', 'Value']}
            empty=""
            rows={findings.headers.map(({ name, value }) => ({ key: name, cells: [name, value] }))}
          />
        </>
      ) : null}
    </DiagnosticsPage>
  )
}

async function inspectPage(): Promise<Findings> {
  const { headers } = await fetch(location.href, { method: 'HEAD' })
  const policy = headers.get('content-security-policy') ?? ''
  return {
    headers: securityHeaders.map(name => ({ name, value: headers.get(name) ?? 'not sent' })),
    directives: policy.split('; ').filter(Boolean).map(toDirective),
    scripts: listScripts(),
  }
}

function toDirective(directive: string): Findings['directives'][number] {
  const [name = '', ...values] = directive.split(' ')
  // Matches hosts only: keywords and hashes are quoted, and schemes end with a colon.
  const thirdParties = values.filter(value => !value.startsWith("'") && !value.endsWith(':'))
  return {
    name,
    values: values.join(' '),
    thirdParties: thirdParties.join(' ') || 'none',
  }
}

function listScripts(): Findings['scripts'] {
  const tags = [...document.scripts].flatMap(({ src }) => (src ? [src] : []))
  const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  const addresses = new Set([...tags, ...modules.map(({ href }) => href)])
  return [...addresses].map(address => {
    const [entry] = performance.getEntriesByName(address, 'resource')
    const status = entry instanceof PerformanceResourceTiming ? entry.responseStatus : undefined
    const { origin, pathname } = new URL(address)
    return {
      address: origin === location.origin ? pathname : address,
      origin: origin === location.origin ? 'our own server' : origin,
      state: entry ? (status && status >= 400 ? `failed: ${status}` : 'loaded') : 'not loaded',
    }
  })
}
