import { query } from '@energy/client/query'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { useParams } from 'react-router-dom'
import type { LoaderContext } from '../../../shared/loaders.ts'
import { readLinked, type Asked } from '../../../shared/linked-read.ts'
import { LinkedOffer } from './linked-offer.tsx'
import { OwnOffer } from './own-offer.tsx'

/** The page of an offer: one screen for its link and for the profile, because all code but the calls is the same. */
export function OfferPage() {
  const { token, id = '' } = useParams()
  return token === undefined ? <OwnOffer id={id} /> : <LinkedOffer token={token} />
}

/** Reads the offer that a link opens. */
export function readOffer(context: LoaderContext, asked: Asked) {
  const { token = '' } = asked.params
  return readLinked(
    context,
    asked,
    'Offer',
    query(context.call, ownOffer.readLinked, { params: { token } }),
    ({ number }) => number,
  )
}
