import { useRecord } from '@energy/client/use-record'
import { useEffect, type RefObject } from 'react'

/** Fills the specialist form in from the record of who is signed in. Apart, as it alone has to know who that is. */
export function SpecialistPrefill({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { data: record } = useRecord()
  useEffect(() => {
    if (!record) return
    const known = {
      username: record.username,
      email: record.email,
      phone: record.personalInfo.phone,
      businessName: record.businessInfo.businessName,
      businessAddress: record.businessInfo.businessAddress,
    }
    const { elements } = form.current ?? {}
    const inputs = Object.entries(known).flatMap(([name, value]) => {
      const input = elements?.namedItem(name)
      return input instanceof HTMLInputElement ? [{ input, value }] : []
    })
    for (const { input, value } of inputs) input.value ||= value
    return () => {
      // Once nobody is signed in any more, nothing of theirs stays for whoever comes next.
      for (const { input, value } of inputs) if (input.value === value) input.value = ''
    }
  }, [form, record])
  return null
}
