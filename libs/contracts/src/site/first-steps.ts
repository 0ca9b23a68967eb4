import * as Type from '@sinclair/typebox'
import { keysOf, recordOf } from '../record-of.ts'
import { route } from '../route.ts'

/** What a new company does first, in a sensible order, and how the data shows that it is done. */
const steps = {
  company: 'The settings of the company have been published since the site began.',
  billing: 'So have the settings of offers and invoices.',
  legal: 'So have the privacy notice and the terms.',
  picture: 'The library has a picture.',
  item: 'The site shows a service or a product.',
  calls: 'The hours for calls have been published since the site began.',
  colleague: 'Somebody else is of the staff, or invited.',
} as const
export const FIRST_STEPS = keysOf(steps)
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Which of the first steps are done. */
export const FirstSteps = Type.Object(recordOf(FIRST_STEPS, (step) => Type.Boolean({ description: steps[step] })))
export type FirstSteps = Type.Static<typeof FirstSteps>

export const firstSteps = route({
  method: 'GET',
  url: '/overview/first-steps',
  config: { access: 'admin' },
  schema: {
    tags: ['overview'],
    summary: 'Which of the first steps of a new company are done',
    response: { 200: FirstSteps },
  },
})
