import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const Schema = Type.Record(Type.String(), Type.Unknown())
export type Schema = Static<typeof Schema>
const Parameter = Type.Object({ name: Type.String(), in: Type.String(), schema: Schema })
const Content = Type.Record(Type.String(), Type.Object({ schema: Schema }))
const OperationSchema = Type.Object({
  'x-access': Type.String(),
  'x-others': Type.Optional(Type.String()),
  'x-personal': Type.Optional(Type.Boolean()),
  parameters: Type.Array(Parameter),
  requestBody: Type.Optional(Type.Object({ content: Content })),
  responses: Type.Record(Type.String(), Type.Object({ content: Type.Optional(Content) })),
})
const Document = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), OperationSchema)),
  components: Type.Object({ schemas: Type.Object({ Problem: Schema }) }),
})

/** An operation of the document. */
export interface Operation extends Static<typeof OperationSchema> {
  method: string
  path: string
}

/** The name of an operation, such as `GET /services`. */
export const nameOf = ({ method, path }: Operation) => `${method} ${path}`

const ajv = new Ajv2020({ strict: true, keywords: ['x-trim', 'x-lowercase'] })
addFormats.default(ajv)

/** A schema that allows no additional properties. */
const closed = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  )

/** Any call can get this status: headers that are too long are rejected before the route is known. */
const ANY_CALL = 431
const PROBLEM = 'application/problem+json'

/** Reads the OpenAPI document of the API: its operations, and a check of responses against it. */
export async function documentOf(apiUrl: string) {
  const { paths, components } = Value.Parse(Document, await (await fetch(`${apiUrl}/openapi.json`)).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  const validators = new Map<string, ValidateFunction>()

  function validatorOf({ method, path, responses }: Operation, status: number, type: string) {
    const key = `${method} ${path} ${status} ${type}`
    const cached = validators.get(key)
    if (cached) return cached
    const described = responses[String(status)]?.content?.[type]?.schema
    if (!described && !(status === ANY_CALL && type === PROBLEM)) return undefined
    const validator = ajv.compile(closed(described && !('$ref' in described) ? described : components.schemas.Problem))
    validators.set(key, validator)
    return validator
  }

  /** How a response violates the document; undefined if it does not. */
  function violationOf(operation: Operation, answer: Response, body: string) {
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
    const { status } = answer
    if (status >= 500 && !(status === 503 && answer.headers.has('retry-after'))) return `answered ${status}: ${body}`
    const described = operation.responses[String(status)]
    if (described && !described.content) return body && `answered ${status} with a body, but the document declares none`
    const validate = validatorOf(operation, status, type)
    if (!validate) return `answered ${status} as ${type}, which the document does not declare`
    // A stream is endless, and a file is no JSON.
    if (!/[/+]json$/.test(type)) return undefined
    return validate(JSON.parse(body)) ? undefined : `outside its schema: ${JSON.stringify(validate.errors?.[0])}`
  }

  return { operations, violationOf }
}
