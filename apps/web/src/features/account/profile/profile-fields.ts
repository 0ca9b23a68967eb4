import { BusinessInfo, PersonalInfo, UserChange } from '@energy/contracts/users'
import { textReader, type Field } from '../../../shared/form/fields.ts'

export type ProfileFieldName =
  | 'image'
  | 'username'
  | `personalInfo/${keyof PersonalInfo}`
  | `businessInfo/${keyof BusinessInfo}`

const { image, username } = UserChange.properties
const personal = PersonalInfo.properties
const business = BusinessInfo.properties

/** The fields of the profile. */
export const profileFields: Record<ProfileFieldName, Field> = {
  image: {
    label: 'Image link',
    schema: image,
    invalid: 'Enter a link that starts with https://, or a path on this site such as /plates/avatar.svg',
  },
  username: { label: 'Name', schema: username },
  'personalInfo/phone': { label: 'Phone', schema: personal.phone },
  'personalInfo/address': { label: 'Address', schema: personal.address },
  'businessInfo/businessName': { label: 'Business name', schema: business.businessName },
  'businessInfo/businessEmail': { label: 'Business email address', schema: business.businessEmail },
  'businessInfo/businessPhone': { label: 'Business phone', schema: business.businessPhone },
  'businessInfo/businessAddress': { label: 'Business address', schema: business.businessAddress },
}

/**
 * The fields of the form and nothing else of the record, so that a concurrent change of another field, such as the
 * role, does not make a save fail. The first word of the name is the first name, the others are the last name.
 */
export function changeOf(form: FormData): UserChange {
  const text = textReader(profileFields, form)
  const name = text('username')
  const [firstName = '', ...others] = name.split(/\s+/)
  return {
    image: text('image'),
    username: name,
    firstName,
    lastName: others.join(' '),
    personalInfo: { phone: text('personalInfo/phone'), address: text('personalInfo/address') },
    businessInfo: {
      businessName: text('businessInfo/businessName'),
      businessAddress: text('businessInfo/businessAddress'),
      businessEmail: text('businessInfo/businessEmail'),
      businessPhone: text('businessInfo/businessPhone'),
    },
  }
}
