import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { TEST_EVENT, webhook, WEBHOOK_EVENTS, type Webhook } from '@energy/contracts/webhooks/webhooks'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { DocumentHead, Panel } from '../../shared/sales/document-head.tsx'
import { DocumentLoading, LoadedDocument } from '../../shared/sales/document-unread.tsx'
import { useAct } from '../../shared/actions/use-act.ts'
import { useChange } from '../../shared/actions/use-checked-send.ts'
import { DeleteWebhook } from './delete-webhook.tsx'
import { Deliveries } from './deliveries.tsx'
import { SecretPanel } from './secret-panel.tsx'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'
import { nameOf } from './words.ts'

const TAGS = ['webhooks'] as const
const back = { label: 'All webhooks', to: '/webhooks' }

/** The webhook of the URL, with its log. */
export function WebhookScreen() {
  const { id = '' } = useParams()
  const read = useQuery(query(useCall(), webhook.read, { params: { id } }))
  return (
    <LoadedDocument title="Webhook" back={back} query={read} loading={<DocumentLoading title="Webhook" />}>
      {(item) => <OpenWebhook key={id} item={item} />}
    </LoadedDocument>
  )
}

const OpenWebhook = ({ item }: { item: Webhook }) => (
  <>
    <DocumentHead back={back} title={nameOf(item)} record={item._id} actions={<WebhookActions item={item} />}>
      <span className="badge">{item.active ? 'On' : 'Off'}</span>
      <span className="max-w-[min(100%,32rem)] truncate" title={item.url}>
        {item.url}
      </span>
    </DocumentHead>
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Deliveries id={item._id} active={item.active} />
      <div className="grid min-w-0 gap-6">
        <SettingsPanel item={item} />
        <SecretPanel item={item} />
      </div>
    </div>
  </>
)

function WebhookActions({ item: { _id: id, active, last } }: { item: Webhook }) {
  const test = useChange(webhook.test, webhook.deliveries, (log) =>
    log.some(({ event, createdAt }) => event === TEST_EVENT && createdAt > (last?.createdAt ?? '')),
  )
  const update = useChange(webhook.update, webhook.read, (found, { body }) => found.active === body.active)
  const act = useAct(TAGS)
  const params = { id }
  const turn = () =>
    act(active ? 'It is off: nothing is sent.' : 'It is on.', 'It was not changed.', () =>
      update.mutateAsync({ params, body: { active: !active } }),
    )
  return (
    <>
      <Button look="line" small busy={update.isPending} onClick={() => void turn()}>
        {active ? 'Turn off' : 'Turn on'}
      </Button>
      {active && (
        <Button
          small
          busy={test.isPending}
          onClick={() => void act('A test is on its way.', 'No test was sent.', () => test.mutateAsync({ params }))}
        >
          Send a test
        </Button>
      )}
    </>
  )
}

const valuesOf = ({ url, description, events }: Webhook): WebhookValues => ({
  url,
  description,
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
})

function SettingsPanel({ item }: { item: Webhook }) {
  const { mutateAsync } = useSend(webhook.update)
  const isDeleted = useRef(false)
  const params = { id: item._id }
  return (
    <Panel title="Settings">
      <WebhookForm
        values={valuesOf(item)}
        save="Save"
        isDeleted={() => isDeleted.current}
        onSave={async ({ url, description, events }, changed) => {
          // What somebody else has changed meanwhile stays.
          const body = {
            ...(changed.includes('url') && { url }),
            ...(changed.includes('description') && { description }),
            ...(changed.includes('events') && { events }),
          }
          if (changed.length > 0) await mutateAsync({ params, body })
          void notice('Saved.')
        }}
      >
        <DeleteWebhook
          item={item}
          onDeleted={() => {
            isDeleted.current = true
          }}
        />
      </WebhookForm>
    </Panel>
  )
}
