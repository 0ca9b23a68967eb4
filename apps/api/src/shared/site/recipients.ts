import type { StaffEvent } from '@energy/contracts/texts/company'
import type { FastifyInstance } from 'fastify'
import type { PrismaClient } from '../../generated/client.ts'
import { readTexts } from './site-texts.ts'

async function readRecipients(db: PrismaClient) {
  const [company] = await readTexts(db, ['company'])
  const rows = company?.body['recipients'] ?? []
  return typeof rows === 'string' ? [] : rows
}

/** A function that resolves with the addresses of staff who want a mail on an event, by the settings of the site. */
export function recipientsOf(app: FastifyInstance) {
  const recipients = app.remembered('site', () => readRecipients(app.db))
  return async (event: StaffEvent) => [
    ...new Set(
      (await recipients()).flatMap((row) =>
        row['event'] === event && row['email'] ? [row['email'].toLowerCase()] : [],
      ),
    ),
  ]
}
