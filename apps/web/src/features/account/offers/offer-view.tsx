import type { OwnOffer } from '@energy/contracts/sales/own-offers'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'
import { Files, type Download } from '../requests/files.tsx'
import { Answering, type Answers } from './answering.tsx'
import { Ask } from './ask.tsx'
import { OfferHead } from './offer-head.tsx'
import { Price } from './price.tsx'
import { Versions } from './versions.tsx'

/** The calls of a page on its offer. */
export interface OfferCalls extends Answers {
  /** Sends a question with an `Idempotency-Key`. Throws `CallError`. */
  ask: (body: { text: string }, key: string) => Promise<unknown>
  /** How its documents are downloaded. */
  download: Download
}

interface OfferViewProps {
  offer: OwnOffer
  calls: OfferCalls
  /** Shown beside the form that asks. */
  children?: ReactNode
}

/** An offer as its customer reads and answers it. */
export const OfferView = ({ offer, calls, children }: OfferViewProps) => (
  <>
    <OfferHead offer={offer} />
    <Price priced={offer} />
    {offer.terms && (
      <section className="page pb-(--spacing-section)">
        <h2 className="mb-6 text-h2">Terms</h2>
        <div className="grid max-w-(--container-prose) gap-3 [overflow-wrap:anywhere]">
          <Paragraphs text={offer.terms} />
        </div>
      </section>
    )}
    {offer.attachments.length > 0 && (
      <section className="page not-printed pb-(--spacing-section)">
        <h2 className="text-h2">Documents</h2>
        <div className="max-w-(--container-prose)">
          <Files files={offer.attachments} download={calls.download} />
        </div>
      </section>
    )}
    <Versions versions={offer.versions} />
    <Answering offer={offer} answers={calls} />
    <div className="page not-printed section grid items-start gap-[clamp(2rem,5vw,6rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Ask offer={offer} send={calls.ask} />
      {children}
    </div>
  </>
)
