import { Button } from '@energy/ui/button'
import { SelectField } from '@energy/ui/field'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { draftOf } from '../../../shared/form/drafts.ts'
import { formatShortDateTime } from '../../../shared/format-date.ts'
import { useStorageKey } from '../../../shared/use-storage-key.ts'
import { CallLink } from '../timeline/call-link.tsx'
import { nextToAnswer, type InquiryRoutes } from '../inquiry.ts'
import { Composer } from './reply-form.tsx'
import type { AnswerableInquiry } from './reply-template.ts'
import { stateWords } from '../state/state-words.ts'
import { useSelect } from '../use-inquiry-action.ts'
import { draftOfReply } from './use-reply.ts'

interface RepliesProps {
  routes: InquiryRoutes
  /** The kind of inquiry in a sentence: `request`. */
  thing: string
  /** The inquiries of one person, newest first. */
  inquiries: readonly [AnswerableInquiry, ...AnswerableInquiry[]]
}

/** The ways to answer a person: call or mail. */
export function Replies({ routes, thing, inquiries }: RepliesProps) {
  const [chosen, setChosen] = useState('')
  const [writing, setWriting] = useState(false)
  const inquiry = inquiries.find(({ _id }) => _id === chosen) ?? nextToAnswer(inquiries)
  const hasDraft = draftOf(useStorageKey(draftOfReply(routes, inquiry._id))) !== undefined
  const select = useSelect()
  // Keeps this inquiry selected when its state changes.
  const selectAnswered = () => {
    setChosen(inquiry._id)
    select(inquiry._id)
  }
  return (
    <div className="grid gap-5 border-t border-line pt-6">
      {inquiries.length > 1 && (
        <SelectField
          label={`Answer which ${thing}`}
          className="max-w-88"
          value={inquiry._id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {inquiries.map(({ _id, createdAt, state }) => (
            <option key={_id} value={_id}>
              {formatShortDateTime(createdAt)}, {stateWords[state].name.toLowerCase()}
            </option>
          ))}
        </SelectField>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:[&>*]:flex-1 max-sm:[&>*]:basis-full">
        <CallLink key={inquiry._id} routes={routes} id={inquiry._id} phone={inquiry.phone} onCall={selectAnswered} />
        <Button
          small
          disabled={!inquiry.email}
          title={inquiry.email ? undefined : 'Their data has been deleted'}
          onClick={() => {
            selectAnswered()
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
          key={inquiry._id}
          routes={routes}
          thing={thing}
          inquiry={inquiry}
          onClose={() => setWriting(false)}
          onRestore={() => setWriting(true)}
        />
      )}
    </div>
  )
}
