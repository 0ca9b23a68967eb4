import type { Placeholder } from '@energy/contracts/inquiries/placeholders'
import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import type { Company } from '@energy/contracts/site/site-pages'
import { nameOf } from '../../inquiry.ts'

/** What the placeholders of a template stand for in a reply to this inquiry. */
export const templateValues = (
  inquiry: Pick<Inquiry, 'name' | 'email' | 'number' | 'item'>,
  company: Pick<Company, 'name' | 'phone'>,
): Record<Placeholder, string> => ({
  name: nameOf(inquiry),
  service: inquiry.item.title || 'your request',
  number: inquiry.number,
  company: company.name,
  phone: company.phone,
})
