import { expect, test } from 'vitest'
import { detailsOf } from '../../src/features/inquiries/pane/form-facts.tsx'
import { anInquiry } from '../fixtures/inquiry.ts'

test('what an inquiry lacks is taken from the record of the user', () => {
  const record = {
    personalInfo: { phone: '1', address: '2' },
    businessInfo: { businessName: '3', businessAddress: '4', businessEmail: '5', businessPhone: '6' },
  }
  expect(detailsOf(anInquiry(record))).toEqual({ phone: '1', ...record.businessInfo })
  const own = { phone: '7', businessName: '8', businessAddress: '9' }
  expect(detailsOf(anInquiry({ ...record, ...own }))).toMatchObject(own)
})
