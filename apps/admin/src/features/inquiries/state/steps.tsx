import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { TRANSITIONS, type State } from '@energy/contracts/inquiries/states'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { formWords, type OpenInquiry } from '../inquiry.ts'
import { useShortcut } from '../keys/shortcuts.ts'
import { versionOf } from '../reply/base-version.ts'
import { useInquiryAction } from '../use-inquiry-action.ts'

/** The key of the button that sets each state. */
const keys: Readonly<Record<State, string>> = { new: '', contacted: 'M', closed: 'E' }

/** Buttons for the states that are allowed after the current one. */
export function Steps(latest: OpenInquiry) {
  const { _id: id, state: from, form } = latest.item
  const send = useChange(inquiry.setState, inquiry.read, ({ state }, { body }) => state === body.state)
  const act = useInquiryAction(id, versionOf(latest))
  const shortcut = useShortcut()
  const step = (state: State) =>
    act('Its state stays as it is.', (input) => send.mutateAsync({ ...input, body: { state } }))
  return TRANSITIONS[from].map((to) => (
    <TransientButton
      key={to}
      look="line"
      small
      className="px-3.5!"
      busy={send.isPending && send.variables.body.state === to}
      onClick={() => void step(to)}
      {...shortcut(keys[to])}
    >
      {stepWord(from, to, formWords[form].thing)}
    </TransientButton>
  ))
}

/** The label of the button that changes one state to another. */
export const stepWord = (from: State, to: State, thing: string) =>
  to === 'closed' ? `Close ${thing}` : from === 'closed' ? `Reopen ${thing}` : 'Mark as contacted'
