import { inbox } from '@energy/contracts/inquiries/inbox'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readWorkingTime } from '../../../shared/site/working-time.ts'
import { readAnswers } from './answers.ts'
import { readDays } from './days.ts'

/** What came in, and how soon it was answered. */
export const inquiryFigures: FastifyPluginAsyncTypebox = async (app) => {
  const workingTime = app.remembered('site', () => readWorkingTime(app.db))

  app.route({
    ...inbox.figures,
    handler: async () => {
      const working = await workingTime()
      const now = new Date()
      const [answers, days] = await Promise.all([
        readAnswers(app.db, working, now),
        readDays(app.db, working.opening, now),
      ])
      return { ...answers, ...days }
    },
  })
}
