import { useRecord } from '@energy/client/record/use-record'
import { useEffect, type RefObject } from 'react'

/**
 * Fills the specialist form with the record of the signed-in user. A component of its own, because only this needs the
 * record.
 */
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
    // Not the field that somebody is in: what they type next would stand after the value.
    for (const { input, value } of inputs) if (input !== document.activeElement) input.value ||= value
    return () => {
      // After a sign-out no data of this user stays for the next one.
      for (const { input, value } of inputs) if (input.value === value) input.value = ''
    }
  }, [form, record])
  return null
}
