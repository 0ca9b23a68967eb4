import { keyOf } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { webhook, type Webhook } from '@energy/contracts/webhooks/webhooks'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAct } from '../../shared/actions/use-act.ts'
import { sendDeletion } from '../../shared/actions/use-deletion.ts'
import { nameOf } from './words.ts'

interface DeleteWebhookProps {
  item: Webhook
  /** Called before the others are shown. */
  onDeleted: () => void
}

/** Deletes a webhook after a question, and shows the others. */
export function DeleteWebhook({ item, onDeleted }: DeleteWebhookProps) {
  const call = useCall()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const act = useAct(['webhooks'])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      await sendDeletion(call, webhook.remove, webhook.read, { params: { id: item._id } })
      onDeleted()
      // The list alone is read again: the screen of the deleted webhook would be answered 404.
      await navigate('/webhooks', { replace: true })
      await queryClient.invalidateQueries({ queryKey: keyOf(webhook.list) })
    },
  })
  const remove = async () => {
    const title = `Delete ${nameOf(item)}?`
    const text = 'Its log is deleted, too, and what waits is not sent.'
    if (!(await confirmAction({ title, text, yes: 'Delete', no: 'Keep it', danger: true }))) return
    await act('The webhook is deleted.', 'It was not deleted.', () => mutateAsync())
  }
  return (
    <Button look="line" small busy={isPending} onClick={() => void remove()}>
      Delete
    </Button>
  )
}
