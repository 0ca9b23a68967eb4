import { NewSecret } from '../../shared/page/new-secret.tsx'

/** The secret of a webhook that was just made. */
export const WebhookSecret = ({ secret }: { secret: string }) => (
  <NewSecret label="Secret" secret={secret}>
    Copy it to the other system now: <b>it is not shown again.</b> With it the other system sees that what it gets comes
    from here.
  </NewSecret>
)
