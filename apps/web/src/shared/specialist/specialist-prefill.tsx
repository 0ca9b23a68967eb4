import { useRecord } from '@energy/client/record/use-record'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Fills the specialist form with the record of the signed-in user. A component of its own, because only this needs the
 * record.
 */
export function SpecialistPrefill({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { data: record } = useRecord()
  // What it has filled in, by the name of the field.
  const filled = useRef<Record<string, string>>({})
  useEffect(() => {
    const { elements } = form.current ?? {}
    // After a sign-out no data of this user stays for the next one.
    const known = {
      username: record?.username,
      email: record?.email,
      phone: record?.personalInfo.phone,
      businessName: record?.businessInfo.businessName,
      businessAddress: record?.businessInfo.businessAddress,
    }
    for (const [name, value = ''] of Object.entries(known)) {
      const input = elements?.namedItem(name)
      if (!(input instanceof HTMLInputElement)) continue
      // What somebody has typed or emptied stays. So does the field that they are in: what they type next would stand
      // after the value.
      const isTheirs = input.value !== (filled.current[name] ?? '') || (record && input === document.activeElement)
      if (!isTheirs && input.value !== value) input.value = value
      if (input.value === value) filled.current[name] = value
    }
  }, [form, record])
  return null
}
