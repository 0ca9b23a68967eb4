import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Facts } from '../../shared/facts.tsx'
import { formatDateTime } from '../../shared/format-date.ts'
import { useRemove } from '../../shared/list/use-remove.ts'
import { useAddress } from '../../shared/use-address.ts'
import type { InquiryRoutes, InquiryRow } from './inquiry.ts'
import { InquiryCard } from './inquiry-card.tsx'
import { Replies } from './reply/replies.tsx'
import type { AnswerableInquiry } from './reply/reply-template.ts'

interface PersonInquiry extends AnswerableInquiry, InquiryRow {
  /** Shown after the date. */
  remark?: ReactNode
}

interface PersonInquiriesProps {
  routes: InquiryRoutes
  /** The kind of inquiry in a sentence: `request`. */
  thing: string
  heading: ReactNode
  /** Newest first. */
  inquiries: readonly [PersonInquiry, ...PersonInquiry[]]
  /** The details of the person. */
  children: ReactNode
}

/** The inquiries of a person, their details, and the ways to answer. */
export function PersonInquiries({ routes, thing, heading, inquiries, children }: PersonInquiriesProps) {
  const { id, hrefOf } = useAddress()
  const navigate = useNavigate()
  // The URL identifies the person by one of their inquiries: selects another one when this one is deleted.
  const selectAnother = (deleted: string) => {
    const another = inquiries.find(({ _id }) => _id !== deleted)
    return navigate(hrefOf(another?._id), { replace: true })
  }
  const { remove, busy, deletedId } = useRemove(routes, thing, selectAnother)
  return (
    <>
      <section>
        <h3 className="section-title">{heading}</h3>
        <ul>
          {inquiries.map(({ remark, ...inquiry }) => {
            const name = `the ${thing} of ${formatDateTime(inquiry.createdAt)}`
            return (
              <li key={inquiry._id}>
                <InquiryCard
                  routes={routes}
                  row={inquiry}
                  name={name}
                  remark={remark}
                  open={inquiries.length === 1 || inquiry._id === id}
                  busy={busy}
                  isDeleted={inquiry._id === deletedId}
                  onDelete={() => void remove(inquiry._id, name)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <h3 className="section-title mb-4">Details</h3>
        <Facts>{children}</Facts>
      </section>
      <Replies routes={routes} thing={thing} inquiries={inquiries} />
    </>
  )
}
