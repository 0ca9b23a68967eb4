import { COMPANY } from '@energy/contracts/company'
import { TRASH_DAYS } from '@energy/contracts/content'
import { MailLink } from '../../shared/company-links.tsx'
import { Banner } from '../../shared/sections/banner.tsx'
import { Clauses } from './clauses.tsx'

const clauses = [
  {
    title: 'Who keeps your data',
    text: (
      <p>
        {COMPANY.name}, {COMPANY.address.join(', ')}. Write to <MailLink /> about anything on this page.
      </p>
    ),
  },
  {
    title: 'When you write to us',
    text: (
      <>
        <p>
          The contact form keeps your name, email address, phone number, address, preferred time, comment and how you
          want to hear from us. The specialist form keeps your name, phone number, email address, business name,
          business address and comment. Both keep the date. If you are signed in, they are kept with your account.
        </p>
        <p>
          Our staff read them to answer you, and keep them, with what they wrote to you and what they noted, until you
          or they have them deleted. Your information is shared for the purpose of discussing solutions, and for nothing
          else. We inform you by email, phone or post only where you ticked it.
        </p>
      </>
    ),
  },
  {
    title: 'The newsletter',
    text: (
      <>
        <p>
          We keep your email address, when it asked for the newsletter, and when it was confirmed. First comes one mail
          with a link; nothing else comes until you press the button behind it. The link works for 14 days.
        </p>
        <p>
          Every mail has a link that takes you off the list. Your address is deleted at that moment. So that nobody can
          flood a mailbox through us, at most three of those mails go to one address in a day; for that day we remember
          a scrambled form of the address that cannot be turned back.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    text: (
      <>
        <p>
          Signing in is done by Firebase Authentication, a service of Google. It holds your email address, your name and
          what proves your password; we never see the password. If you sign in with an account you have elsewhere, its
          provider learns that you did, and tells us your name and email address.
        </p>
        <p>
          In our own database your record holds your name, email address and role, the link to your picture, what you
          enter in your profile, what you bought, and the day of your last visit.
        </p>
        <p>
          When an account is deleted, the sign-in goes first, then the record. Requests and messages that were sent from
          it lose name, email address, phone number, addresses and comment, and all that we wrote to you and about you;
          what stays is their date.
        </p>
      </>
    ),
  },
  {
    title: 'In your browser',
    text: (
      <>
        <p>
          No cookies, no advertising, no third-party trackers, and no counting of who reads what. The fonts and scripts
          of these pages come from this site. Only if you sign in does your browser talk to Firebase, and keep who is
          signed in until you log out; the windows in which Google or Facebook ask who you are need a script of
          Google's.
        </p>
        <p>
          Some pictures may lie on other servers. Your browser fetches them from there without saying which page you are
          on.
        </p>
      </>
    ),
  },
  {
    title: 'On our servers',
    text: (
      <>
        <p>
          A line is logged for each call: which kind of call, whether it worked, how long it took. Neither what you sent
          nor your network address is in it. Your network address is held in memory for a minute, to count how often
          forms are sent from it.
        </p>
        <p>
          When our staff change or delete something, who did what to which record is written down. Services, products
          and guides that staff delete are kept aside for {TRASH_DAYS} days, in case it was a mistake. What people have
          sent us is not kept aside: deleted, it is gone.
        </p>
      </>
    ),
  },
  {
    title: 'What you can ask for',
    text: (
      <p>
        To see what we hold about you, to have it corrected, or to have it deleted: do it in your profile, or write to{' '}
        <MailLink /> from the address it is about. If our answer does not satisfy you, the data protection authority
        where you live hears complaints.
      </p>
    ),
  },
]

export const Privacy = () => (
  <>
    <Banner
      lines={['What we keep,', 'and why']}
      carrier="[--c:var(--color-air)]"
      lead="Only what you send us, only for what you sent it for. Here is all of it."
    />
    <Clauses clauses={clauses} />
  </>
)
