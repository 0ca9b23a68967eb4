import { useEffect } from 'react'
import { useCompany } from '../company/use-company.ts'

/** Sets the title of the browser's tab. */
export function useTitle(title: string) {
  const { name } = useCompany()
  useEffect(() => {
    document.title = name ? `${title} | ${name}` : title
  }, [title, name])
}
