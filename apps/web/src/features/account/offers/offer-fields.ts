import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import { Acceptance, Question, Refusal } from '@energy/contracts/sales/own-offers'
import { keysOf } from '@energy/contracts/record-of'
import { textOf, textsOf } from '../../../shared/form/fields.ts'
import type { PublicForm } from '../../../shared/form/public-form.ts'

const reasons = keysOf(DECLINE_REASONS)
/** The name of the hidden field with the version that the customer has read. */
export const VERSION = 'version'
const versionIn = (typed: FormData) => Number(textOf(typed, VERSION))

const NO_NAME = 'Type your first and last name to accept.'
const accept = {
  name: { label: 'Type your full name', schema: Acceptance.properties.name, missing: NO_NAME, invalid: NO_NAME },
  terms: { label: 'Terms', schema: { minLength: 1 }, missing: 'Tick the box to accept the terms.' },
}
/** Accepts an offer. */
export const acceptForm: PublicForm<Acceptance> = {
  name: 'accept',
  fields: accept,
  read: (typed) => ({ version: versionIn(typed), name: textsOf(accept, typed).name, terms: true }),
}

/** The words for a reason; `""` for any other text. */
export const reasonIn = (value: string) => new Map<string, string>(Object.entries(DECLINE_REASONS)).get(value) ?? ''

const decline = {
  reason: {
    label: 'Reason',
    schema: { minLength: 1, pattern: `^(${reasons.join('|')})$` },
    missing: 'Choose a reason.',
    invalid: 'Choose a reason.',
  },
  note: { label: 'Anything else', schema: Refusal.properties.note },
}
/** Declines an offer. */
export const declineForm: PublicForm<Refusal> = {
  name: 'decline',
  fields: decline,
  read(typed) {
    const { reason, note } = textsOf(decline, typed)
    return {
      version: versionIn(typed),
      reason: reasons.find((each) => each === reason) ?? 'other',
      ...(note && { note }),
    }
  },
}

const question = { text: { label: 'Your question', schema: Question.properties.text, missing: 'Write your question.' } }
/** Asks about an offer. */
export const questionForm: PublicForm<{ text: string }> = {
  name: 'question',
  fields: question,
  read: (typed) => textsOf(question, typed),
}
