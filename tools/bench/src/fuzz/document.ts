import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const Schema = Type.Record(Type.String(), Type.Unknown())
export type Schema = Static<typeof Schema>
const Parameter = Type.Object({ name: Type.String(), in: Type.String(), schema: Schema })
const Content = Type.Record(Type.String(), Type.Object({ schema: Schema }))
const Operation = Type.Object({
  'x-access': Type.String(),
  parameters: Type.Array(Parameter),
  requestBody: Type.Optional(Type.Object({ content: Content })),
  responses: Type.Record(Type.String(), Type.Object({ content: Type.Optional(Content) })),
})
const Document = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)),
  components: Type.Object({ schemas: Type.Object({ Problem: Schema }) }),
})

/** A call that the document describes. */
export interface Described extends Static<typeof Operation> {
  method: string
  path: string
}

const ajv = new Ajv2020({ strict: true, keywords: ['x-trim', 'x-lowercase'] })
addFormats.default(ajv)

/** Nothing in an answer that its schema does not name. */
const closed = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  )

/** What any call may be answered, before it is known which it is: its head is too long. */
const ANY_CALL = 431
const PROBLEM = 'application/problem+json'

/** The calls of the API at an address, and what holds an answer against them. */
export async function documentOf(apiUrl: string) {
  const { paths, components } = Value.Parse(Document, await (await fetch(`${apiUrl}/openapi.json`)).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Described => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  const validators = new Map<string, ValidateFunction>()

  function validatorOf({ method, path, responses }: Described, status: number, type: string) {
    const key = `${method} ${path} ${status} ${type}`
    const known = validators.get(key)
    if (known) return known
    const told = responses[String(status)]?.content?.[type]?.schema
    if (!told && !(status === ANY_CALL && type === PROBLEM)) return undefined
    const made = ajv.compile(closed(told && !('$ref' in told) ? told : components.schemas.Problem))
    validators.set(key, made)
    return made
  }

  /** What the document does not say of an answer; undefined where all is as it says. */
  function faultOf(operation: Described, answer: Response, body: string) {
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
    const { status } = answer
    if (status >= 500 && !(status === 503 && answer.headers.has('retry-after'))) return `answered ${status}: ${body}`
    const told = operation.responses[String(status)]
    if (told && !told.content) return body && `answered ${status} with a body, where there is none`
    const validate = validatorOf(operation, status, type)
    if (!validate) return `answered ${status} as ${type}, of which the document says nothing`
    if (type === 'text/event-stream') return undefined
    return validate(JSON.parse(body)) ? undefined : `outside its schema: ${JSON.stringify(validate.errors?.[0])}`
  }

  return { operations, faultOf }
}
