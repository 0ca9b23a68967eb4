import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { site, type Company } from '@energy/contracts/site/site-pages'
import { textKinds } from '@energy/contracts/texts'
import { recordOf, keysOf } from '@energy/contracts/record-of'
import { useQuery } from '@tanstack/react-query'

const texts = recordOf(keysOf(textKinds.company.fields), () => '')
/** Until the company is read, nothing is said in its name. */
export const blankCompany: Company = {
  ...texts,
  ...recordOf(keysOf(textKinds.company.lists), () => []),
}

/** Milliseconds until a change by somebody else is read when a screen or the window is opened. */
const FRESH = 300_000

/** The company, as the site shows it. All screens share one read. */
export function useCompany(): Company {
  const company = query(useCall(), site, { querystring: { page: 'other' } })
  // Each row of a list may ask for it.
  const { data } = useQuery({ ...company, staleTime: FRESH, refetchInterval: false })
  return data?.company ?? blankCompany
}
