import { useCall } from '@energy/client/use-call'
import { offer } from '@energy/contracts/sales/offers'
import type { Offer, OfferChange } from '@energy/contracts/sales/offer-entities'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { useSavedForm } from '../../../shared/form/use-saved-form.ts'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'
import { changeOf, valuesOf, type OfferValues } from './offer-values.ts'

export interface OfferFormOptions {
  latest: Versioned<Offer>
  /** Called on each change: a newer version no longer replaces the form. */
  onEdit: () => void
}

/** The form of a draft, which saves itself. */
export function useOfferForm({ latest, onEdit }: OfferFormOptions) {
  const { _id: id, version, currency, savedAt, savedBy } = latest.item
  const call = useCall()
  const queryClient = useQueryClient()
  const saved = valuesOf(latest.item)
  const form = useForm<OfferValues>({ defaultValues: saved, mode: 'onChange' })
  const errors = useSubmitErrors(form)
  const savedForm = useSavedForm({
    form,
    errors,
    latest,
    saved,
    savedAt,
    savedBy,
    // A number that is none cannot be sent.
    bodyOf: (values) => changeOf(values, currency),
    update: (body: OfferChange, etag) =>
      call.withHeaders(offer.update, { params: { id }, headers: { 'if-match': etag }, body }),
    valuesIn: (theirs) => (theirs.state === 'draft' && theirs.version === version ? valuesOf(theirs) : undefined),
    readAgain: () => queryClient.fetchQuery(versionedQuery(call, offer.read, id)),
    tag: 'offers',
    onEdit,
  })
  return { form, errors, ...savedForm }
}
