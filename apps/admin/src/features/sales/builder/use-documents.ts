import { createAttachmentList } from '@energy/client/attachments/attachment-list'
import { useAttachmentList } from '@energy/client/attachments/use-attachment-list'
import { useCall } from '@energy/client/use-call'
import { ATTACHMENT_BOUNDS } from '@energy/contracts/inquiries/attachments'
import { offerFile } from '@energy/contracts/sales/offer-files'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFilesRefusal } from '../../../shared/attachments/use-files-refusal.ts'
import { useUnloadGuard } from '../../../shared/form/use-unload-guard.ts'
import type { OfferValues } from './offer-values.ts'

interface DocumentsOptions {
  id: string
  form: UseFormReturn<OfferValues>
  /** Called when a file is chosen: a newer version no longer replaces the form. */
  onEdit: () => void
}

/** The documents that are on their way to a draft. The form has each as soon as it has arrived. */
export function useDocuments({ id, form: { getValues, setValue }, onEdit }: DocumentsOptions) {
  const call = useCall()
  const [list] = useState(() =>
    createAttachmentList(call, {
      start: (body, signal) => call.send(offerFile.create, { params: { id }, body }, signal),
      max: () => ATTACHMENT_BOUNDS.perMessage - getValues('attachments').length,
    }),
  )
  const documents = useAttachmentList(list)
  const takeArrived = useEffectEvent(() => {
    const arrived = list.take()
    if (arrived.length > 0) setValue('attachments', [...getValues('attachments'), ...arrived])
  })
  useEffect(() => list.subscribe(() => takeArrived()), [list])
  useEffect(() => () => list.stop(), [list])
  useUnloadGuard(() => documents.isSending)
  return {
    ...documents,
    ...useFilesRefusal(documents),
    add(files: readonly File[]) {
      onEdit()
      list.add(files)
    },
  }
}
export type Documents = ReturnType<typeof useDocuments>
