import { useSend } from '@energy/client/use-send'
import { webhook } from '@energy/contracts/webhooks/webhooks'
import { buttonClass } from '@energy/ui/button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sendOnce } from '../../shared/actions/send-once.ts'
import { DocumentHead, Panel } from '../../shared/sales/document-head.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

const nothing = { url: '', description: '', events: [] }
const back = { label: 'All webhooks', to: '/webhooks' }

/** Adds a webhook, then shows its secret. */
export function NewWebhook() {
  const { mutateAsync } = useSend(webhook.create)
  const [added, setAdded] = useState<{ insertedId: string; secret: string }>()
  if (added)
    return (
      <>
        <DocumentHead back={back} title="The webhook is added">
          From now on it is notified of its events.
        </DocumentHead>
        <div className="max-w-prose">
          <Panel title="Secret">
            <WebhookSecret secret={added.secret} />
            <Link className={`${buttonClass('line', true)} mt-5`} to={`/webhooks/${added.insertedId}`}>
              Open the webhook
            </Link>
          </Panel>
        </div>
      </>
    )
  return (
    <>
      <DocumentHead back={back} title="Add a webhook">
        What is sent is signed, and sent again for three days until it is accepted.
      </DocumentHead>
      <section className="panel @container max-w-248 p-5 lg:px-8 lg:py-7">
        <WebhookForm
          values={nothing}
          save="Add the webhook"
          onSave={async (body) =>
            setAdded(await sendOnce('webhook', body, (headers) => mutateAsync({ headers, body })))
          }
        />
      </section>
    </>
  )
}
