import { data, Form } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context/services.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import type { InspectedLink } from '#app/outbound/outbound.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/test-skim-route.ts'
import { DiagnosticsPage } from './diagnostics-page.tsx'
import { testSkimPath } from './test-paths.ts'

const webAddress = z
  .url({ protocol: /^https?$/, error: 'Enter a link that begins with https:// or http://' })
  .max(4_000, 'Enter a link of at most 4,000 characters')

/**
 * Finds a link's destination. Requires a form, because
 * following a link counts as a click with its network.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request)
  const link = String(form.get('link') ?? '').trim()
  const { success, error } = webAddress.safeParse(link)
  if (!success) return data({ link, error: error.issues[0]?.message }, { status: 400 })
  const inspected = await context
    .get(servicesContext)
    .outbound.inspect(link, context.get(storefrontContext))
  return data({ link, inspected }, { headers: { 'Cache-Control': 'no-store' } })
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Test a tracked link',
    path: testSkimPath,
    isNoindex: true,
  })
}

/** Shows URLs as text instead of links, because nobody should click a link under test. */
export default function TestSkimRoute({ actionData }: Route.ComponentProps) {
  const inspected = actionData && 'inspected' in actionData ? actionData.inspected : undefined
  return (
    <DiagnosticsPage title="Test a tracked link">
      <Form method="post" noValidate className="mt-6 flex flex-col gap-5">
        <TextField
          label="Link"
          name="link"
          type="url"
          defaultValue={actionData?.link}
          hint="A product’s click URL, or any link of an affiliate network. Following it counts as a click with the network."
          error={actionData && 'error' in actionData ? actionData.error : undefined}
        />
        <SubmitButton>Find destination</SubmitButton>
      </Form>
      {inspected ? <Result {...inspected} /> : null}
    </DiagnosticsPage>
  )
}

function Result({ hops, links, fault }: InspectedLink) {
  return (
    <section aria-label="Result" className="mt-10 space-y-8">
      {links ? (
        <dl className="space-y-4">
          {Object.entries(links).map(([name, address]) => (
            <div key={name}>
              <dt className="font-semibold text-sm">{name}</dt>
              <dd className="text-sm [overflow-wrap:anywhere]">{address}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <FormMessage kind="error">{`No destination: ${fault ?? 'unknown'}`}</FormMessage>
      )}
      <div>
        <h2 className="font-semibold">Hops</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-6 text-sm">
          {hops.map(({ url, status }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a loop repeats addresses
            <li key={index} className="[overflow-wrap:anywhere]">
              {url} <span className="text-soft">{status ?? 'read, not requested'}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
