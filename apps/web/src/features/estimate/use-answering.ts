import type { Assumptions } from '@energy/contracts/estimate/assumptions'
import type { Trade } from '@energy/contracts/estimate/situation'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, askedIn } from './address.ts'

/** What the form would send. */
const typedIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/**
 * Answers without loading the page again: at the button, and once there is an answer, whenever an input has changed. At the
 * button the first input with an error takes the focus.
 * @returns the ref of the element around the form and its inputs
 */
export function useAnswering(assumptionsOf: (trade: Trade) => Assumptions, isAnswered: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { key } = useLocation()
  // The address at which the button was pressed, until there is an answer.
  const pressedAt = useRef<string>(undefined)
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current === key) return
    pressedAt.current = undefined
    // On a phone what is wrong may be out of sight of the button.
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [key])
  useEffect(() => {
    const { current } = element
    const form = current?.querySelector('form')
    if (!current || !form) return
    const answer = () => {
      const asked = askedIn(typedIn(form), assumptionsOf)
      if (asked) void navigate(addressOf(asked), { replace: isAnswered, preventScrollReset: true })
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      pressedAt.current = key
      answer()
    }
    form.addEventListener('submit', onSubmit)
    // Unlike React's, the browser's event comes when a number is typed to its end.
    if (isAnswered) current.addEventListener('change', answer)
    return () => {
      form.removeEventListener('submit', onSubmit)
      current.removeEventListener('change', answer)
    }
  })
  return element
}
