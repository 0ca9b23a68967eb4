import { COMPANY } from '@energy/contracts/company'
import { useEffect } from 'react'

/** Names the browser's tab after the screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | ${COMPANY.name}`
  }, [title])
}
