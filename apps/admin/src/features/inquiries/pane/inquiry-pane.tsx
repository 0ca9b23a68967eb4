import { formatMoment } from '@energy/contracts/time/company-time'
import { Inbox as InboxIcon } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { AuditLink } from '../../../shared/records/audit-link.tsx'
import { useCompany } from '../../../shared/company/use-company.ts'
import { Assignee } from './assignee.tsx'
import { Files } from './files.tsx'
import { FormFacts, detailsOf } from './form-facts.tsx'
import { MakeOffer, Offers } from './offers.tsx'
import { Others } from './others.tsx'
import { Sender } from './pane-head.tsx'
import { formWords, nameOf, type OpenInquiry } from '../inquiry.ts'
import { ReplyBox } from '../reply/reply-box.tsx'
import { lastMessage } from '../reply/reply-template.ts'
import { FollowUp } from '../state/follow-up.tsx'
import { Steps } from '../state/steps.tsx'
import { Quotation, Timeline, TimelineItem } from '../timeline/timeline.tsx'

interface InquiryPaneProps {
  latest: OpenInquiry
  navigation: ReactNode
  /** Deletes the inquiry, after it has asked. */
  onDelete: () => void
  isDeleting: boolean
  onShown: () => () => void
  /** Opens the next inquiry that waits. */
  onNext: () => string | undefined
}

/** An inquiry: who sent it, what, what was done about it, and the ways to answer. */
export function InquiryPane({ latest, navigation, onDelete, isDeleting, onShown, onNext }: InquiryPaneProps) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  const { item } = latest
  return (
    <article aria-label={nameOf(item)} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex flex-none items-start justify-between gap-x-2 border-b border-line py-3 pr-3 pl-5 max-xl:flex-col-reverse max-xl:pt-1">
        <Sender item={item} />
        {navigation}
      </header>
      <div className="grid content-start gap-5 px-5 py-4 max-xl:pb-8 xl:min-h-0 xl:flex-1 xl:overflow-y-auto">
        <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
          <Assignee {...latest} />
          <Steps {...latest} />
          <MakeOffer item={item} />
        </div>
        <FollowUp {...latest} />
        <Offers item={item} />
        <Others key={item.email} item={item} />
        <Description item={item} />
        <Files item={item} />
        <FormFacts item={item} />
        <section>
          <h3 className="mb-2 font-semibold">Timeline</h3>
          <ol className="grid gap-4">
            <Timeline id={item._id} timeline={item.timeline} />
            <TimelineItem icon={InboxIcon} title={<span className="font-[560]">Received</span>} at={item.createdAt}>
              {item.wroteBack && item.comment && <Quotation>{item.comment}</Quotation>}
            </TimelineItem>
          </ol>
        </section>
        <AuditLink record={item._id} />
        <button
          type="button"
          className="text-link min-h-touch justify-self-start text-danger!"
          aria-busy={isDeleting || undefined}
          disabled={isDeleting}
          onClick={onDelete}
        >
          Delete this {formWords[item.form].thing}
        </button>
      </div>
      <ReplyBox
        key={item._id}
        latest={{ ...latest, item: { ...item, phone: detailsOf(item).phone } }}
        onNext={onNext}
      />
    </article>
  )
}

function Description({ item }: Pick<OpenInquiry, 'item'>) {
  const { at, text } = lastMessage(item)
  const clock = useCompany()
  const remark = item.account && !item.bound && ', sent without signing in'
  return (
    <section>
      <h3 className="mb-1.5 font-semibold">
        Description{' '}
        <span className="text-small font-[450] text-muted">
          {item.number}, {item.wroteBack ? 'wrote back' : 'sent'}{' '}
          <time dateTime={at}>{formatMoment(new Date(at), clock)}</time>
          {remark}
        </span>
      </h3>
      <Quotation>{text || 'No comment'}</Quotation>
    </section>
  )
}
