import { BusinessInfo, PersonalInfo, UserChange, type User } from '@energy/contracts/people/users'
import { textsOf, type Field } from '../../../shared/form/fields.ts'

export type ProfileFieldName =
  | 'image'
  | 'username'
  | `personalInfo.${keyof PersonalInfo}`
  | `businessInfo.${keyof BusinessInfo}`

const change = UserChange.properties
const personal = PersonalInfo.properties
const business = BusinessInfo.properties

/** The fields of the profile. */
export const profileFields: Record<ProfileFieldName, Field> = {
  image: {
    label: 'Image link',
    schema: change.image,
    invalid: 'Enter a link that starts with https://, or a path on this site such as /plates/avatar.svg',
  },
  username: { label: 'Name', schema: change.username },
  'personalInfo.phone': { label: 'Phone', schema: personal.phone },
  'personalInfo.address': { label: 'Address', schema: personal.address },
  'businessInfo.businessName': { label: 'Business name', schema: business.businessName },
  'businessInfo.businessEmail': { label: 'Business email address', schema: business.businessEmail },
  'businessInfo.businessPhone': { label: 'Business phone', schema: business.businessPhone },
  'businessInfo.businessAddress': { label: 'Business address', schema: business.businessAddress },
}

/** The texts of a record, by the names of their fields. */
export const profileValues = ({ image, username, personalInfo, businessInfo }: User) =>
  ({
    image,
    username,
    'personalInfo.phone': personalInfo.phone,
    'personalInfo.address': personalInfo.address,
    'businessInfo.businessName': businessInfo.businessName,
    'businessInfo.businessEmail': businessInfo.businessEmail,
    'businessInfo.businessPhone': businessInfo.businessPhone,
    'businessInfo.businessAddress': businessInfo.businessAddress,
  }) satisfies Record<ProfileFieldName, string>

/**
 * The fields of the form and nothing else of the record, so that a concurrent change of another field, such as the
 * role, does not make a save fail. The first word of the name is the first name, the others are the last name.
 */
export function changeOf(form: FormData): UserChange {
  const texts = textsOf(profileFields, form)
  const { image, username } = texts
  const [firstName = '', ...others] = username.split(/\s+/)
  return {
    image,
    username,
    firstName,
    lastName: others.join(' '),
    personalInfo: { phone: texts['personalInfo.phone'], address: texts['personalInfo.address'] },
    businessInfo: {
      businessName: texts['businessInfo.businessName'],
      businessAddress: texts['businessInfo.businessAddress'],
      businessEmail: texts['businessInfo.businessEmail'],
      businessPhone: texts['businessInfo.businessPhone'],
    },
  }
}
