import type { Sandbox } from '../../sandbox.ts'

/** The response fields that the tests read. */
export interface CjResponse {
  data: {
    shoppingProducts?: { totalCount: number; count: number; limit: number; resultList: CjTestRow[] }
    products?: {
      totalCount: number
      count: number
      nextPage: string | null
      resultList: CjTestRow[]
    }
    productFeeds?: {
      totalCount: number
      resultList: { adId: string; advertiserId: string; productCount: number }[]
    }
  } | null
  errors?: { message: string; path?: (string | number)[] }[]
}

export interface CjTestRow {
  id: string | null
  adId: string
  advertiserId: string
  itemGroupId: string | null
  title: string | null
  brand: string | null
  price: { amount: string; currency: string }
  salePrice: { amount: string } | null
  availability: string
  gtin: string | null
  link: string | null
  linkCode: { clickUrl: string } | null
  lastUpdated: string
}

export const rowFields =
  'id adId advertiserId itemGroupId title brand price { amount currency } salePrice { amount } availability gtin link linkCode(pid: "3000003") { clickUrl } lastUpdated'

/** Sends a query with the sandbox's token and `$company` set. */
export async function queryCj(
  sandbox: Sandbox,
  query: string,
  variables: object = {},
): Promise<CjResponse> {
  const response = await fetch(sandbox.cj.apiUrl, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sandbox.cj.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { company: sandbox.cj.companyId, ...variables } }),
  })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as CjResponse
}
