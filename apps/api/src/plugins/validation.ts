import { AjvCompiler } from '@fastify/ajv-compiler'
import fp from 'fastify-plugin'

type Keyword = Exclude<NonNullable<AjvOptions['keywords']>[number], string>
type AjvOptions = NonNullable<NonNullable<Parameters<ReturnType<typeof AjvCompiler>>[1]>['customOptions']>

// The contract's own keywords: they change the text before its length, pattern and format are looked at.
const changesText = (keyword: string, change: (text: string) => string): Keyword => ({
  keyword,
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  errors: false,
  compile: (wanted: boolean) => (text: string, at) => {
    if (wanted && at) at.parentData[at.parentDataProperty] = change(text)
    return true
  },
})

const options = {
  allErrors: true,
  removeAdditional: false,
  useDefaults: false,
  // The schema of a failed keyword: sentences are made from it.
  verbose: true,
  keywords: [changesText('trim', (text) => text.trim()), changesText('lowercase', (text) => text.toLowerCase())],
}

/** Ajv reads `9…9` as a number without end, and holds none of its bounds against that. */
function endless(values: unknown) {
  const found = Object.entries(values ?? {}).find(([, value]) => value === Infinity || value === -Infinity)
  const fault = { keyword: 'type', schemaPath: '', params: { type: 'integer' }, message: 'must be an integer' }
  return found && { error: [{ ...fault, instancePath: `/${found[0]}` }] }
}

/** Nothing in a body becomes another type; a path and a query are text, which their numbers are read from. */
export const validation = fp(async (app) => {
  const strict = AjvCompiler()({}, { customOptions: { ...options, coerceTypes: false } })
  const coercing = AjvCompiler()({}, { customOptions: { ...options, coerceTypes: true } })
  // Bodies are JSON or refused with 415.
  app.removeContentTypeParser('text/plain')
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many HTTP clients name the type of a body that they do not send.
    if (request.method === 'DELETE' && body === '') return done(null)
    return json(request, body, done)
  })
  app.setValidatorCompiler((route) => {
    if (route.httpPart === 'body') return strict(route)
    const validate = coercing(route)
    return Object.defineProperty((values: unknown) => validate(values) && (endless(values) ?? true), 'errors', {
      get: () => validate.errors,
    })
  })
})
