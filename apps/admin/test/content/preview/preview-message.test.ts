import { ToPreview } from '@energy/contracts/previews/messages'
import { matchesSchema } from '@energy/client/matches-schema'
import { expect, test } from 'vitest'
import { messageOf } from '../../../src/features/content/preview/message.ts'
import { blankOf } from '../../../src/features/content/record/values.ts'
import { blankCompany } from '../../../src/shared/company/use-company.ts'

const company = { ...blankCompany, phone: '+44 20 7946 0112' }
const options = { number: 1, pictures: [], company }

test('the preview of a text gets what its page shows: formatted texts as trees, with the values of the company', () => {
  const message = messageOf('about', { ...blankOf('about'), story: 'Call **{phone}**.' }, options)
  expect(matchesSchema(ToPreview, message)).toBe(true)
  expect(message).toMatchObject({
    preview: 'text',
    number: 1,
    text: {
      storyTitle: '',
      story: [
        { type: 'paragraph', runs: [{ text: 'Call ' }, { text: '+44 20 7946 0112', bold: true }, { text: '.' }] },
      ],
      values: [],
    },
  })
})

test('the preview of an item of content gets its texts, with trees for those with marks', () => {
  const message = messageOf('services', { ...blankOf('services'), headerTitle: 'Solar', details: '**Roofs**' }, options)
  expect(matchesSchema(ToPreview, message)).toBe(true)
  expect(message).toMatchObject({ preview: 'item', texts: { headerTitle: 'Solar', details: '**Roofs**' } })
  expect(message).toHaveProperty('formatted.details')
})
