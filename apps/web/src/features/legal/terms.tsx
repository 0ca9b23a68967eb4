import { COMPANY } from '@energy/contracts/company'
import { Link } from 'react-router-dom'
import { MailLink } from '../../shared/company-links.tsx'
import { Banner } from '../../shared/sections/banner.tsx'
import { Clauses } from './clauses.tsx'

const clauses = [
  {
    title: 'What this site is',
    text: (
      <p>
        A description of what {COMPANY.name} does, and a way to reach us. Nothing on it is an offer. We work for you
        once a quote names the work and its price, and both of us have signed it.
      </p>
    ),
  },
  {
    title: 'Figures',
    text: (
      <>
        <p>
          Figures that are marked as illustrative show how something works; your building will differ. That is why we
          measure first.
        </p>
        <p>
          “Tariffs locked for up to five years” and “savings of up to 40%” are upper bounds. What holds for you depends
          on your meter, your hours and the offers of the day, and stands in your quote.
        </p>
      </>
    ),
  },
  {
    title: 'Guides',
    text: (
      <p>
        Guides explain in general. Before you spend money on what one says, have somebody look at your own plant; it
        need not be us.
      </p>
    ),
  },
  {
    title: 'Forms',
    text: (
      <p>
        Send what is true and yours to send. A request costs nothing and binds you to nothing. Forms that are sent by
        programs, or many times over, are turned away. What happens with what you send stands in{' '}
        <Link to="/privacy">Privacy</Link>.
      </p>
    ),
  },
  {
    title: 'Accounts',
    text: (
      <>
        <p>
          Sign up with an email address that is yours, and keep your password to yourself. Whoever asks to be an admin
          may have to wait until somebody here approves it. We close accounts that are used to harm others.
        </p>
        <p>Purchases and billing in the profile are a sample, marked as one. They are no invoice and no promise.</p>
      </>
    ),
  },
  {
    title: 'Texts and pictures',
    text: (
      <p>
        They are ours. Quote them with a link; ask before you use more. Links to other sites lead to what others have
        written, and may change without our knowing.
      </p>
    ),
  },
  {
    title: 'When something goes wrong',
    text: (
      <p>
        We keep this site running with care, but cannot promise that it always will. Tell us what is wrong at{' '}
        <MailLink />. Nothing on this page takes away a right that the law gives you.
      </p>
    ),
  },
]

export const Terms = () => (
  <>
    <Banner
      lines={['What holds', 'between us']}
      carrier="[--c:var(--color-power)]"
      lead="Terms for reading this site and using its forms. Work we do for you has a contract of its own."
    />
    <Clauses clauses={clauses} />
  </>
)
