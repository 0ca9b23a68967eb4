import { CallError } from '@energy/client/call-error'
import { useRecord } from '@energy/client/record/use-record'
import { useCall } from '@energy/client/use-call'
import { offer, type Offer } from '@energy/contracts/sales/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { useAutosave } from '../../../shared/form/use-autosave.ts'
import { useStateRef } from '../../../shared/use-state-ref.ts'
import { versionedQuery, type Versioned } from '../../../shared/versioned.ts'
import { changeOf, valuesOf, type OfferValues } from './offer-values.ts'

export interface OfferFormOptions {
  latest: Versioned<Offer>
  /** Called on each change: a newer version no longer replaces the form. */
  onEdit: () => void
}

/** A number that is none cannot be sent; the form shows where it is. */
const invalidNumber = () =>
  new CallError({ type: 'about:blank', title: 'Invalid', status: 400, detail: 'Correct what is marked.' })

/** The form of a draft, which saves itself. */
export function useOfferForm({ latest, onEdit }: OfferFormOptions) {
  const { _id: id, currency } = latest.item
  const call = useCall()
  const queryClient = useQueryClient()
  const me = useRecord().data?.username ?? ''
  const form = useForm<OfferValues>({ defaultValues: valuesOf(latest.item), mode: 'onChange' })
  const errors = useSubmitErrors(form)
  const textOf = (values: OfferValues) => JSON.stringify(changeOf(values, currency))
  const [stored, setStored, storedNow] = useStateRef(() => ({
    etag: latest.etag,
    saved: textOf(valuesOf(latest.item)),
    savedAt: latest.item.savedAt,
    savedBy: latest.item.savedBy,
  }))
  const [conflict, setConflict, conflictNow] = useStateRef<Versioned<Offer> | undefined>(undefined)
  const isDirty = () => textOf(form.getValues()) !== storedNow.current.saved

  const save = async () => {
    const body = changeOf(form.getValues(), currency)
    if (!body) throw invalidNumber()
    const input = { params: { id }, headers: { 'if-match': storedNow.current.etag }, body }
    try {
      const { headers } = await call.withHeaders(offer.update, input)
      const savedAt = new Date().toISOString()
      setStored({ etag: headers.get('etag') ?? '', saved: JSON.stringify(body), savedAt, savedBy: me })
      errors.clear()
      // The lists read it again when they are shown next.
      void queryClient.invalidateQueries({ queryKey: ['offers'], refetchType: 'none' })
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      if (cause.status === 412) setConflict(await queryClient.fetchQuery(versionedQuery(call, offer.read, id)))
      if (cause.status === 400) errors.markFields(cause)
      throw cause
    }
  }
  const autosave = useAutosave({ isDirty: () => !conflictNow.current && isDirty(), save })
  const edited = useEffectEvent(() => {
    onEdit()
    autosave.changed()
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => edited() }), [subscribe])
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event)
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return {
    form,
    errors,
    stored,
    /** The ETag of what is stored by now, also before the next render. */
    etagNow: () => storedNow.current.etag,
    state: autosave.state,
    /** The newer version that somebody else has saved. */
    conflict,
    isDirty,
    /** Saves everything. @throws Error while a conflict is not decided, or what a failed save throws */
    async saveAll() {
      if (conflict) throw new Error('Somebody else has saved this offer.')
      await autosave.flush()
    },
    /** Saves the form over the newer version. */
    async keepMine() {
      if (!conflict) return
      setStored({ ...storedNow.current, etag: conflict.etag })
      setConflict(undefined)
      await autosave.flush().catch(() => undefined)
    },
  }
}
