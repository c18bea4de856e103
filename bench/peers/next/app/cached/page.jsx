import { PageTree } from '../page-tree.jsx'

/** As long as a page of ours is fresh. */
export const revalidate = 2

export default function CachedPage() {
  return <PageTree search="" />
}
