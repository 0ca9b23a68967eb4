import { isValidText } from '@energy/client/is-valid-text'
import { BusinessInfo, PersonalInfo, UserChange } from '@energy/contracts/users'
import { textOf } from '../../../shared/form/form-text.ts'

interface TextSchema {
  maxLength?: number
  pattern?: string
}
interface ProfileField {
  label: string
  schema: TextSchema
  /** The message for a value that the schema rejects. Default: a message about its length. */
  message?: string
}

export type ProfileFieldName =
  | 'image'
  | 'username'
  | `personalInfo/${keyof PersonalInfo}`
  | `businessInfo/${keyof BusinessInfo}`

const { image, username } = UserChange.properties
const personal = PersonalInfo.properties
const business = BusinessInfo.properties

/** The fields of the profile by their names in the form, which are their paths in the record. */
export const profileFields: Record<ProfileFieldName, ProfileField> = {
  image: {
    label: 'Image link',
    schema: image,
    message: 'Enter a link that starts with https://, or a path on this site such as /plates/avatar.svg',
  },
  username: { label: 'Name', schema: username },
  'personalInfo/phone': { label: 'Phone', schema: personal.phone },
  'personalInfo/address': { label: 'Address', schema: personal.address },
  'businessInfo/businessName': { label: 'Business name', schema: business.businessName },
  'businessInfo/businessEmail': { label: 'Business email address', schema: business.businessEmail },
  'businessInfo/businessPhone': { label: 'Business phone', schema: business.businessPhone },
  'businessInfo/businessAddress': { label: 'Business address', schema: business.businessAddress },
}

const messageOf = ({ label, schema, message }: ProfileField) =>
  message ?? `${label}: use at most ${schema.maxLength ?? 0} characters`

/** The field errors, by the schema that the server validates with. */
export const profileFieldErrors = (form: FormData) =>
  Object.fromEntries(
    Object.entries(profileFields).flatMap(([name, field]) =>
      isValidText(field.schema, textOf(form, name)) ? [] : [[name, messageOf(field)]],
    ),
  )

/** The fields that the server rejected, with the same messages; empty if it names no field of the form. */
export const rejectedFields = (errors: readonly { path: string }[]) => {
  const rejected = new Set(errors.map(({ path }) => path.slice(1)))
  return Object.fromEntries(
    Object.entries(profileFields).flatMap(([name, field]) => (rejected.has(name) ? [[name, messageOf(field)]] : [])),
  )
}

/**
 * The fields of the form and nothing else of the record, so that a concurrent change of another field, such as the
 * role, does not make a save fail. The first word of the name is the first name, the others are the last name.
 */
export function changeOf(form: FormData): UserChange {
  const text = (name: ProfileFieldName) => textOf(form, name).trim()
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
