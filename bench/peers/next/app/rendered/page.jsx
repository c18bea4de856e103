import { PageTree } from '../page-tree.jsx'

/** Reading the query makes Next.js render the page for every request. */
export default async function RenderedPage({ searchParams }) {
  return <PageTree search={JSON.stringify(await searchParams)} />
}
