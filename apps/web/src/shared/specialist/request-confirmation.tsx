import { Button, buttonClass } from '@energy/ui/button'
import { useEffect, useRef } from 'react'
import { SPECIALIST_FORM } from '../anchors.ts'
import { Confirmation } from '../form/confirmation.tsx'
import { answerId } from '../form/posted.ts'
import { useHydrated } from '../form/use-hydrated.ts'
import { useTexts } from '../site/use-site.ts'

/** Replaces the specialist form after it is sent. */
export function RequestConfirmation({ email, onAnother }: { email: string; onAnother: () => void }) {
  const promise = useTexts().specialist?.promise
  const isHydrated = useHydrated()
  const confirmation = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The page has become shorter. In the middle of the window, the notice at its top covers neither this nor its
    // heading.
    confirmation.current?.scrollIntoView({ block: 'center' })
    confirmation.current?.focus({ preventScroll: true })
  }, [])
  const another = 'Send another request'
  return (
    <div className="form">
      <div className="grid gap-5">
        <Confirmation ref={confirmation} id={answerId('specialist')} tabIndex={-1}>
          {`We have your request. ${promise ? `${promise}, or writes` : 'The answer goes'} to ${email}.`}
        </Confirmation>
        <div>
          {isHydrated ? (
            <Button look="line" onClick={onAnother}>
              {another}
            </Button>
          ) : (
            <a className={buttonClass('line')} href={`?#${SPECIALIST_FORM}`}>
              {another}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
