import type { LetterGuide } from '@energy/contracts/letters/archive'
import type { LetterMail } from '@energy/contracts/letters/letters'
import type { Company } from '@energy/contracts/site/site-pages'
import { parse } from '@energy/formatted/parse'
import { mailBody } from '@energy/server/mail-layout'
import type { Letter, PrismaClient } from '../../../generated/client.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { siteUrl } from '../../../shared/site/site-url.ts'
import { unsubscribePage } from '../unsubscribe-links.ts'
import { guidePath, readGuides } from './letter-guides.ts'

type Site = Pick<WorkerEnv, 'SITE_URL'>

interface Parts {
  letter: Pick<Letter, 'id' | 'title' | 'text' | 'isArchived'>
  guides: readonly LetterGuide[]
  company: Company
  /** In the link that unsubscribes. */
  token: string
}

/** The page of the site with a letter. */
const archivePath = (id: string) => `/newsletter/letters/${id}`

/** A letter as its subscriber gets it. It loads nothing, and its links lead where they say. */
export function composeLetter({ letter, guides, company, token }: Parts, env: Site): LetterMail {
  const { id, title, text, isArchived } = letter
  const content = {
    heading: title,
    paragraphs: [],
    formatted: { blocks: parse(text), base: siteUrl('/', env) },
    list: guides.map((guide) => ({ title: guide.title, url: siteUrl(guidePath(guide._id), env), text: guide.summary })),
    notes: isArchived
      ? [
          {
            text: 'This letter is also on our site:',
            link: { label: 'Read it there', url: siteUrl(archivePath(id), env) },
          },
        ]
      : [],
    decline: {
      text: `You get this letter because you subscribed to the newsletter of ${company.name}.`,
      link: { label: 'Unsubscribe', url: unsubscribePage(token, env) },
    },
  }
  return { subject: title, ...mailBody(content, company) }
}

/** Reads what is in a letter besides its own text, and composes it. */
export async function letterMail(
  db: PrismaClient,
  letter: Parts['letter'] & Pick<Letter, 'guides'>,
  token: string,
  env: Site,
) {
  const [guides, company] = await Promise.all([readGuides(db, letter.guides), readCompany(db)])
  return { company, mail: composeLetter({ letter, guides, company, token }, env) }
}
