import { subscriber } from '@energy/contracts/subscribers'
import { MoreLink } from '../../shared/sections/more-link.tsx'
import { NEWSLETTER } from '../../shared/anchors.ts'
import { NewsletterStep } from './newsletter-step.tsx'
import { useCompany } from '../../shared/site/use-site.ts'
import { kindPages } from '../../shared/kinds.ts'

export function NewsletterConfirm() {
  const { welcome } = useCompany()
  return (
    <NewsletterStep
      form="confirm"
      route={subscriber.confirm}
      flows={{ before: false, after: true }}
      ask={{
        title: 'One press to go',
        text: 'The newsletter comes to the address that your mail was sent to, once you confirm it.',
        button: 'Confirm the address',
      }}
      done={{
        title: 'You are on the list',
        text: welcome,
      }}
      next={<MoreLink to={kindPages.blogs.list}>All guides</MoreLink>}
      spent={
        <>
          A link confirms for 14 days, or until you leave the list.{' '}
          <a className="text-link" href={`#${NEWSLETTER}`}>
            Ask for a new one
          </a>{' '}
          in the box below.
        </>
      }
    />
  )
}
