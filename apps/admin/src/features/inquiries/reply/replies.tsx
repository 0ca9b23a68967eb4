import { Button } from '@energy/ui/button'
import { SelectField } from '@energy/ui/field'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { draftOf } from '../../../shared/form/drafts.ts'
import { shortMoment } from '../../../shared/moment.ts'
import { useStorageKey } from '../../../shared/use-storage-key.ts'
import { CallLink } from '../timeline/call-link.tsx'
import { Composer } from './composer.tsx'
import { toAnswer, type InquiryRoutes } from '../inquiry.ts'
import type { Letter } from './letter.ts'
import { stateWords } from '../state/state-words.ts'
import { usePin } from '../use-pin.ts'
import { draftOfReply } from './use-reply.ts'

interface RepliesProps {
  routes: InquiryRoutes
  /** What is answered, in a word: `request`. */
  thing: string
  /** What one person sent, newest first. */
  letters: readonly [Letter, ...Letter[]]
}

/** The ways to answer somebody. */
export function Replies({ routes, thing, letters }: RepliesProps) {
  const [chosen, setChosen] = useState('')
  const [writing, setWriting] = useState(false)
  const letter = letters.find(({ _id }) => _id === chosen) ?? toAnswer(letters)
  const hasDraft = draftOf(useStorageKey(draftOfReply(routes, letter._id))) !== undefined
  const pin = usePin()
  // From here on it stays the one that is answered, whatever becomes of it.
  const hold = () => {
    setChosen(letter._id)
    pin(letter._id)
  }
  return (
    <div className="mt-8 grid gap-5 border-t border-line pt-6">
      {letters.length > 1 && (
        <SelectField
          label={`Answer which ${thing}`}
          className="max-w-88"
          value={letter._id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {letters.map(({ _id, createdAt, state }) => (
            <option key={_id} value={_id}>
              {shortMoment(createdAt)}, {stateWords[state].name.toLowerCase()}
            </option>
          ))}
        </SelectField>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:[&>*]:flex-1 max-sm:[&>*]:basis-full">
        <CallLink key={letter._id} routes={routes} id={letter._id} phone={letter.phone} onCall={hold} />
        <Button
          small
          disabled={!letter.email}
          title={letter.email ? undefined : 'Their data has been deleted'}
          onClick={() => {
            hold()
            setWriting(true)
          }}
        >
          <Mail className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Reply through mail
        </Button>
        {hasDraft && <p className="text-small text-muted">A reply that you began is kept.</p>}
      </div>
      {writing && (
        <Composer
          key={letter._id}
          routes={routes}
          thing={thing}
          letter={letter}
          onClose={() => setWriting(false)}
          onBack={() => setWriting(true)}
        />
      )}
    </div>
  )
}
