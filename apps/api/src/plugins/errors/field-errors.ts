import { CONTROL_PATTERNS } from '@energy/contracts/kinds/fields'
import { CLEAN_LINE, CLEAN_TEXT, DIGITS, IMAGE_LINK, TOKEN } from '@energy/contracts/text'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../../shared/http-error.ts'

// Stryker disable ObjectLiteral: the parameters of a keyword always have the same shape
const Numbered = Type.Object({ limit: Type.Number() })
const Named = Type.Object({ type: Type.String() })
const Missing = Type.Object({ missingProperty: Type.String() })
const Unknown = Type.Object({ additionalProperty: Type.String() })
const Matched = Type.Object({ pattern: Type.String() })
const Formatted = Type.Object({ format: Type.String() })
const Listed = Type.Object({ allowedValues: Type.Array(Type.String()) })
// Stryker restore ObjectLiteral
const Choice = Type.Object({ anyOf: Type.Array(Type.Object({ const: Type.String() })) })

const NOUNS: Record<string, string> = {
  string: 'text',
  object: 'an object',
  array: 'a list',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

const PATTERNS: Record<string, string> = {
  [CLEAN_TEXT]: 'has a character that is not text',
  [CLEAN_LINE]: 'must be one line of text',
  [DIGITS]: 'must be digits alone',
  [IMAGE_LINK]: 'must be an https:// address or a path on the site, such as /plates/solar.svg',
  [TOKEN]: 'must be as the link in the mail has it',
  [CONTROL_PATTERNS.email]: 'must be an e-mail address',
  [CONTROL_PATTERNS.url]: 'must be an address that begins with https://',
  [CONTROL_PATTERNS.number]: 'must be a number, such as 12 or 0.5',
  [CONTROL_PATTERNS.day]: 'must be a day, such as 2027-03-29',
  [CONTROL_PATTERNS.time]: 'must be a time, such as 09:00',
}

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address',
  date: 'must be a day, such as 2027-03-29',
  'date-time': 'must be a moment, such as 2027-03-29T09:00:00Z',
}

/** The errors that are answered at most: a long list may have one in each entry. */
const MAX_ERRORS = 100

/** The first errors of the validator as sentences: each error once, with its JSON pointer. */
export function fieldErrorsOf(errors: readonly FastifySchemaValidationError[]): FieldError[] {
  // Stryker disable next-line MethodExpression, ConditionalExpression: only the path of an anyOf is a prefix of others
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ schemaPath }) => `${schemaPath}/`)
  const options = [...new Set(choices)]
  return errors
    .filter(({ schemaPath }) => !options.some((option) => schemaPath.startsWith(option)))
    .slice(0, MAX_ERRORS)
    .map(fieldErrorOf)
}

function fieldErrorOf(error: FastifySchemaValidationError): FieldError {
  const { keyword, instancePath, params } = error
  // Stryker disable next-line LogicalOperator, ConditionalExpression: only this keyword has such parameters
  if (keyword === 'required' && Value.Check(Missing, params)) {
    const { missingProperty: name } = params
    return { path: `${instancePath}/${escaped(name)}`, message: `${name} is required.` }
  }
  // Stryker disable next-line LogicalOperator, ConditionalExpression: only this keyword has such parameters
  if (keyword === 'additionalProperties' && Value.Check(Unknown, params)) {
    const { additionalProperty: name } = params
    return { path: `${instancePath}/${escaped(name)}`, message: `${shown(name)} is not a known field.` }
  }
  const name = instancePath.slice(instancePath.lastIndexOf('/') + 1) || 'The body'
  return { path: instancePath, message: `${/^\d+$/.test(name) ? `Entry ${Number(name) + 1}` : name} ${rule(error)}.` }
}

function rule({ keyword, params, parentSchema }: FastifySchemaValidationError & { parentSchema?: unknown }) {
  const limit = Value.Check(Numbered, params) ? params.limit : 0
  switch (keyword) {
    case 'type':
      return `must be ${(Value.Check(Named, params) && NOUNS[params.type]) || 'of another type'}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`
    case 'maxLength':
      return `must have at most ${limit.toLocaleString('en')} characters`
    case 'maxItems':
      return `must have at most ${limit} entries`
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'format':
      return (Value.Check(Formatted, params) && FORMATS[params.format]) || 'is not of the right form'
    case 'pattern':
      return (Value.Check(Matched, params) && PATTERNS[params.pattern]) || 'is not of the right form'
    case 'const':
    case 'anyOf':
      return Value.Check(Choice, parentSchema)
        ? oneOf(parentSchema.anyOf.map((option) => option.const))
        : 'has a value that is not allowed'
    case 'enum':
      return Value.Check(Listed, params) ? oneOf(params.allowedValues) : 'has a value that is not allowed'
    default:
      return 'is not valid'
  }
}

const oneOf = (values: readonly string[]) => `must be one of ${values.map((value) => value || '""').join(', ')}`

// RFC 6901. A name that a client sent is repeated in part only.
const escaped = (name: string) => shown(name).replaceAll('~', '~0').replaceAll('/', '~1')
const shown = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
