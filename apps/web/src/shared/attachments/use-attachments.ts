import { createAttachmentList } from '@energy/client/attachments/attachment-list'
import { useAttachmentList } from '@energy/client/attachments/use-attachment-list'
import { useCall } from '@energy/client/use-call'
import { useEffect, useState } from 'react'

/** The files that go with a message of this form. Leaving it stops them. */
export function useAttachments() {
  const call = useCall()
  const [list] = useState(() => createAttachmentList(call))
  useEffect(() => list.stop, [list])
  return useAttachmentList(list)
}
