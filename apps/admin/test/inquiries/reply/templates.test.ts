import { fillPlaceholders } from '@energy/contracts/inquiries/placeholders'
import { expect, test } from 'vitest'
import { matching } from '../../../src/features/inquiries/reply/templates/matching.ts'
import { templateValues } from '../../../src/features/inquiries/reply/templates/template-values.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'

const company = { name: 'Millrace Energy', phone: '+44 20 7946 0112' }

test('a template names the sender, the item of the request, and the company', () => {
  const item = { _id: '1', kind: 'products', title: 'Heat pumps' }
  const inquiry = anInquiry({ name: 'Grace Obi', number: '2026-0412', item })
  const text = '{{name}}: {{service}}, {{number}}. {{company}}, {{phone}}'
  expect(fillPlaceholders(text, templateValues(inquiry, company))).toBe(
    'Grace Obi: Heat pumps, 2026-0412. Millrace Energy, +44 20 7946 0112',
  )
  const blank = { ...inquiry, item: { _id: '', kind: '', title: '' } }
  expect(fillPlaceholders('about {{service}}', templateValues(blank, company))).toBe('about your request')
})

test('templates are found by words of their name and text, in any order and case', () => {
  const bill = { name: 'Please send a bill', text: 'One bill tells us' }
  const far = { name: 'Too far', text: 'We are sorry' }
  expect(matching([bill, far], ' TELLS please ')).toEqual([bill])
  expect(matching([bill, far], '')).toEqual([bill, far])
  expect(matching([bill, far], 'bill sorry')).toEqual([])
})
