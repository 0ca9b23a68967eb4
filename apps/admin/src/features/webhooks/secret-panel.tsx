import { isTemporary } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { FORMER_SECRET_HOURS, webhook, type Webhook } from '@energy/contracts/webhooks/webhooks'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { useState } from 'react'
import { Panel } from '../../shared/sales/document-head.tsx'
import { formatShortDateTime } from '../../shared/words/format-date.ts'
import { sendOnce } from '../../shared/actions/send-once.ts'
import { useAct } from '../../shared/actions/use-act.ts'
import { WebhookSecret } from './webhook-secret.tsx'

const PRESENT = `The present one signs beside it for ${FORMER_SECRET_HOURS} hours`

/** @param hasFormer whether a former secret signs, too, which the other system may still have */
const questionOf = (hasFormer: boolean) => ({
  title: 'Make a new secret?',
  text: hasFormer
    ? `${PRESENT}. The former one stops at once: the other system gets nothing that it can check until it has the present one or the new one.`
    : `${PRESENT}, so that the other system misses nothing. To stop a secret that others know at once, make two.`,
  yes: 'Make a new secret',
  no: 'Not now',
})

/** The secret of a webhook, which cannot be shown again but replaced. */
export function SecretPanel({ item: { _id: id, formerUntil } }: { item: Webhook }) {
  const { mutateAsync, isPending } = useSend(webhook.rotate)
  const [secret, setSecret] = useState('')
  const [isUnanswered, setUnanswered] = useState(false)
  const act = useAct(['webhooks'])
  const rotate = async () => {
    // A secret whose answer was lost is asked for again: no other one is made, and nothing stops.
    if (!isUnanswered && !(await confirmAction(questionOf(formerUntil !== null)))) return
    await act('There is a new secret.', 'You have no new secret.', async () => {
      const params = { id }
      const made = sendOnce('secret', params, (headers) => mutateAsync({ params, headers }))
      await made.catch((cause: unknown) => setUnanswered(isTemporary(cause)))
      setSecret((await made).secret)
      setUnanswered(false)
    })
  }
  return (
    <Panel title="Secret">
      <div className="grid justify-items-start gap-4 [&>div]:w-full">
        {secret ? (
          <WebhookSecret key={secret} secret={secret} />
        ) : (
          <p className="text-muted">It was shown when it was made, and is not shown again.</p>
        )}
        {formerUntil && (
          <p className="text-muted">
            The former secret signs, too, until {formatShortDateTime(formerUntil)}.
            {/* The answer with it may be lost. */}
            {!secret && ' If nobody has copied the present one, make another before then.'}
          </p>
        )}
        <Button look="line" small busy={isPending} onClick={() => void rotate()}>
          New secret
        </Button>
      </div>
    </Panel>
  )
}
