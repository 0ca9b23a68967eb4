import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import fp from 'fastify-plugin'

type Keyword = Exclude<NonNullable<AjvOptions['keywords']>[number], string>
type AjvOptions = NonNullable<NonNullable<Parameters<ReturnType<typeof AjvCompiler>>[1]>['customOptions']>

// The contract's own keywords change a text before its length, pattern and format are checked.
const changesText = (keyword: string, change: (text: string) => string): Keyword => ({
  keyword,
  // Stryker disable next-line StringLiteral: Ajv uses it only to check our own contracts
  type: 'string',
  // Stryker disable next-line StringLiteral: Ajv uses it only to check our own contracts
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  // Stryker disable next-line BooleanLiteral: the keyword reports no errors
  errors: false,
  compile: (wanted: boolean) => (text: string, at) => {
    if (wanted && at) at.parentData[at.parentDataProperty] = change(text)
    return true
  },
})

const options = {
  allErrors: true,
  // The types of the contracts and the tests of the OpenAPI document check the schemas.
  validateSchema: false,
  removeAdditional: false,
  useDefaults: false,
  // Adds the schema of a failed keyword, for the error message.
  verbose: true,
  keywords: [changesText('trim', (text) => text.trim()), changesText('lowercase', (text) => text.toLowerCase())],
}

/** Ajv reads a long `9…9` as Infinity, and then checks none of its bounds. */
function infinityError(values: unknown) {
  const found = Object.entries(values ?? {}).find(([, value]) => value === Infinity || value === -Infinity)
  // Stryker disable next-line StringLiteral: of this error only the keyword and the type are read
  const typeError = { keyword: 'type', schemaPath: '', params: { type: 'integer' }, message: 'must be an integer' }
  return found && { error: [{ ...typeError, instancePath: `/${found[0]}` }] }
}

/**
 * A value that is made at its first use. A process that starts does not wait for code that nobody has asked for yet:
 * compiling the schemas of every route takes longer than all else it does.
 */
function lazily<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}

/** Types in a body are not coerced. A path and a query are text, so their numbers are parsed from it. */
export const validation = fp(async (app) => {
  const strict = AjvCompiler()({}, { customOptions: { ...options, coerceTypes: false } })
  const coercing = AjvCompiler()({}, { customOptions: { ...options, coerceTypes: true } })
  // A body that is not JSON is rejected with 415.
  app.removeContentTypeParser('text/plain')
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many HTTP clients send the content type of a body without a body.
    if (request.method === 'DELETE' && body === '') return done(null)
    return json(request, body, done)
  })
  app.setValidatorCompiler((route) => {
    const isBody = route.httpPart === 'body'
    const compiled = lazily(() => (isBody ? strict : coercing)(route))
    const validate = (values: unknown) => compiled()(values) && ((!isBody && infinityError(values)) || true)
    // Stryker disable next-line BooleanLiteral: Fastify accepts a missing list of errors
    return Object.defineProperty(validate, 'errors', { get: () => compiled().errors })
  })
  const compileSerializer = SerializerSelector()({}, {})
  app.setSerializerCompiler((route) => {
    const compiled = lazily(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? '' }))
    return (data) => compiled()(data)
  })
})
