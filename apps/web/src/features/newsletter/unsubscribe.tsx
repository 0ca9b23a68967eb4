import { subscriber } from '@energy/contracts/subscribers'
import { MailLink } from '../../shared/company-links.tsx'
import { NewsletterStep } from './newsletter-step.tsx'

export const NewsletterUnsubscribe = () => (
  <NewsletterStep
    form="unsubscribe"
    route={subscriber.unsubscribe}
    flows={{ before: true, after: false }}
    ask={{
      title: 'Leave the newsletter',
      text: 'The address that your mail was sent to is deleted from the list. No reason is asked for.',
      button: 'Unsubscribe',
    }}
    done={{ title: 'You are off the list', text: 'The address is deleted. No newsletter comes to it any more.' }}
    spent={
      <>
        You have most likely left the list already. Should a newsletter still come, use the link in that one, or write
        to <MailLink className="text-link" />.
      </>
    }
  />
)
