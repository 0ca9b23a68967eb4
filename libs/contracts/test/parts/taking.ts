import { FormatRegistry, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// Which addresses and moments count is for the API's validator to say; here it matters where a contract asks for one.
FormatRegistry.Set('email', (text) => /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(text))
FormatRegistry.Set('date-time', (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text))

/** Whether a schema takes a value. */
export const takes = (schema: TSchema | undefined, value: unknown) => schema !== undefined && Value.Check(schema, value)

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same value with another one at a path such as `sections/0/title`. */
export function withAt(base: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('/')
  const parent = isParent(base) ? base : /^\d+$/.test(name) ? [] : {}
  const child = rest.length ? withAt(Reflect.get(parent, name), rest.join('/'), value) : value
  return Array.isArray(parent) ? [child] : { ...parent, [name]: child }
}

/** The same object without a field. */
export const without = (base: object, name: string) =>
  Object.fromEntries(Object.entries(base).filter(([other]) => other !== name))
