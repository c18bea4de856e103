import { data, Form } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { DataTable } from '../frame/data-table.tsx'
import { requireOperatorForm } from '../frame/require-operator-form.server.ts'
import { getRetailersStore } from '../retailers/retailers-store.server.ts'
import type { Route } from './+types/test-stores-route.ts'
import { DiagnosticsPage } from './diagnostics-page.tsx'
import { listSourceCalls } from './source-calls.ts'
import { testStoresPath } from './test-paths.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { sources, retailers } = context.get(servicesContext).operators
  return { targets: listSourceCalls(await sources.fetchAll(), retailers.all()) }
}

/** Requests a known product from the chosen source or retailer. */
export async function action({ context, request }: Route.ActionArgs) {
  const { form } = await requireOperatorForm(request, context)
  const operators = context.get(servicesContext).operators
  const { sources, retailers } = operators
  const rows = await sources.fetchAll()
  const id = String(form.get('target') ?? '')
  const target = listSourceCalls(rows, retailers.all()).find(each => each.id === id)
  const [name, key] = id.split(' ')
  const row = rows.find(each => each.name === name)
  if (!target || !row) throw data('Choose a source or retailer from the list', { status: 400 })
  const names =
    key &&
    (await getRetailersStore(operators).fetchRetailers()).find(each => each.key === key)?.names
  const call = await sources.call(row, names ? names.map(each => each.name) : undefined)
  return { call, title: [target.source, target.retailer].filter(Boolean).join(', ') }
}

export function meta({ matches }: Route.MetaArgs) {
  return getPageMeta(matches[0].loaderData?.shell, {
    title: 'Test the sources',
    path: testStoresPath,
    isNoindex: true,
  })
}

export default function TestStoresRoute({
  loaderData: { targets },
  actionData,
}: Route.ComponentProps) {
  return (
    <DiagnosticsPage title="Test the sources">
      {actionData ? <Result {...actionData} /> : null}
      <Form method="post">
        <DataTable
          caption="Sources and retailers"
          titles={['Source', 'Retailer', 'Id', 'Action']}
          empty="No source is configured."
          rows={targets.map(({ id, source, retailer, retailerId }) => ({
            key: id,
            cells: [
              source,
              retailer,
              retailerId,
              <button
                key="call"
                type="submit"
                name="target"
                value={id}
                className="button-quiet"
                aria-label={`Call ${source} ${retailer}`.trim()}
              >
                Call
              </button>,
            ],
          }))}
        />
      </Form>
    </DiagnosticsPage>
  )
}

function Result({ title, call }: Route.ComponentProps['actionData'] & object) {
  if (!call)
    return (
      <FormMessage kind="error">{`${title}: the catalogue has no product to request.`}</FormMessage>
    )
  const { productId, ms, product, error } = call
  const of = `${title}, product ${productId}, ${Math.round(ms)} ms: `
  return product ? (
    <FormMessage kind="success">{`${of}${product.name}, ${product.retailer}`}</FormMessage>
  ) : (
    <FormMessage kind="error">{of + error}</FormMessage>
  )
}
