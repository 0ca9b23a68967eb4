import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { Fact, Facts, NO_INPUT } from '../../../shared/page/facts.tsx'
import { formWords } from '../inquiry.ts'
import { BookedCall } from './booked-call.tsx'

const ways = ['email', 'phone', 'post'] as const
const UNKNOWN = 'Unknown'

/** The details of a person: the values of the inquiry come before those of the user's record. */
export const detailsOf = ({ phone, businessName, businessAddress, personalInfo, businessInfo }: Inquiry) => ({
  phone: phone || personalInfo.phone,
  businessName: businessName || businessInfo.businessName,
  businessAddress: businessAddress || businessInfo.businessAddress,
  businessEmail: businessInfo.businessEmail,
  businessPhone: businessInfo.businessPhone,
})

/** What was filled in, and where it was sent from. */
export function FormFacts({ item }: { item: Inquiry }) {
  const { form, item: about, origin, referrer } = item
  return (
    <section>
      <h3 className="mb-2 font-semibold">Form</h3>
      <Facts>
        <Fact label="Form" value={formWords[form].form + (about.title && ` on ${about.title}`)} />
        {form === 'contacts' ? <ContactFacts item={item} /> : <SpecialistFacts item={item} />}
        {item.bookedFor && <BookedCall item={item} />}
        <Fact label="Sent from" value={origin} missing={UNKNOWN} />
        <Fact label="Came from" value={referrer} missing={UNKNOWN} />
      </Facts>
    </section>
  )
}

function ContactFacts({ item: { phone, address, time, preferences } }: { item: Inquiry }) {
  const wanted = ways.filter((way) => preferences[way] || preferences.allAbove)
  return (
    <>
      <Fact label="Contact number" value={phone} missing={NO_INPUT} />
      <Fact label="Address" value={address} missing={NO_INPUT} />
      <Fact label="Preferred time" value={time} missing={NO_INPUT} />
      <Fact label="News by" value={wanted.join(', ')} missing="Wants none" />
    </>
  )
}

function SpecialistFacts({ item }: { item: Inquiry }) {
  const details = detailsOf(item)
  return (
    <>
      <Fact label="Contact number" value={details.phone} missing={NO_INPUT} />
      <Fact label="Address" value={item.personalInfo.address} missing={NO_INPUT} />
      <Fact label="Business name" value={details.businessName} missing={NO_INPUT} />
      <Fact label="Business address" value={details.businessAddress} missing={NO_INPUT} />
      <Fact label="Business email" value={details.businessEmail} missing={NO_INPUT} />
      <Fact label="Business phone" value={details.businessPhone} missing={NO_INPUT} />
    </>
  )
}
