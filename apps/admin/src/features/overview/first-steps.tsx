import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { FIRST_STEPS, firstSteps, type FirstStep } from '@energy/contracts/site/first-steps'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { TransientButton } from '../../shared/actions/transient-button.tsx'
import { Loaded } from '../../shared/page/loaded.tsx'
import { useHiddenSteps } from './hidden-steps.ts'

const words: Readonly<Record<FirstStep, { to: string; what: string; detail: string }>> = {
  company: { to: '/texts/company', what: 'Say who you are', detail: 'Name, address, telephone and opening hours' },
  billing: { to: '/texts/sales', what: 'Fill in the billing details', detail: 'Tax number, bank and terms' },
  legal: { to: '/texts/privacy', what: 'Publish your legal texts', detail: 'The privacy notice, and the terms' },
  picture: { to: '/media', what: 'Upload a picture', detail: 'Until there is one, pages show illustrations' },
  item: { to: '/upload', what: 'Publish a service or a product', detail: 'It gets a page, and a place in the menu' },
  calls: { to: '/texts/bookings', what: 'Set the hours for calls', detail: 'Visitors book a call in one of them' },
  colleague: { to: '/staff', what: 'Invite a colleague', detail: 'As an editor, in sales, or as an admin' },
}

/** The first steps, and how many of them are left once they are loaded. */
function useFirstSteps() {
  const steps = useQuery(query(useCall(), firstSteps))
  return { steps, left: steps.data && FIRST_STEPS.filter((step) => !steps.data[step]).length }
}

/** What a new company does first. The list ticks itself off, and goes when all is done or when somebody hides it. */
export function FirstSteps() {
  const { steps, left = FIRST_STEPS.length } = useFirstSteps()
  const [isHidden, setHidden] = useHiddenSteps()
  if (left === 0 || isHidden) return null
  return (
    <Loaded query={steps} error="We could not load what to do first." loading={null}>
      {(done) => (
        <section className="panel p-4.5 lg:px-6 lg:py-5" aria-labelledby="first-steps">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 className="section-title" id="first-steps">
              What to do first
              <span className="count">
                {FIRST_STEPS.length - left} of {FIRST_STEPS.length} done
              </span>
            </h2>
            <TransientButton look="line" small onClick={() => setHidden(true)}>
              Hide
            </TransientButton>
          </div>
          <ol className="mt-2 grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
            {FIRST_STEPS.map((step) => (
              <Step key={step} step={step} isDone={done[step]} />
            ))}
          </ol>
        </section>
      )}
    </Loaded>
  )
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { to, what, detail } = words[step]
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="border-t border-line">
      <Link to={to} className="group/step flex min-h-touch items-start gap-3 py-2.5">
        <Icon
          className={`mt-0.5 size-4.5 flex-none ${isDone ? 'text-(--color-link)' : 'text-(--color-edge)'}`}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span>
          <span className={`block group-hover/step:underline ${isDone ? 'text-muted line-through' : 'font-[580]'}`}>
            {what}
            {isDone && <span className="sr-only">, done</span>}
          </span>
          <span className="block text-small text-muted">{detail}</span>
        </span>
      </Link>
    </li>
  )
}

/** Shows the first steps again that somebody has hidden, while some are left. */
export function ShowFirstSteps() {
  const { left = 0 } = useFirstSteps()
  const [isHidden, setHidden] = useHiddenSteps()
  return (
    left > 0 &&
    isHidden && (
      <TransientButton look="line" small onClick={() => setHidden(false)}>
        What to do first: {left} left
      </TransientButton>
    )
  )
}
