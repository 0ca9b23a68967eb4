/** The parts of a JSON schema that are checked. The site has contracts as JSON, without TypeBox. */
interface Shape {
  anyOf?: Shape[]
  const?: unknown
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  maxItems?: number
  maxLength?: number
}

/** A schema of the contract, with the type of its values. */
export interface SchemaOf<T> extends Shape {
  static: T
}

const hasShape = (shape: Shape, value: unknown): boolean => {
  const { anyOf, properties = {}, required = [], items = {}, maxItems = Infinity, maxLength = Infinity } = shape
  if (anyOf) return anyOf.some((each) => hasShape(each, value))
  if (shape.const !== undefined) return value === shape.const
  switch (shape.type) {
    case 'string':
      return typeof value === 'string' && value.length <= maxLength
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value) && value.length <= maxItems && value.every((each) => hasShape(items, each))
    case 'object': {
      if (typeof value !== 'object' || value === null) return false
      const fields = new Map<string, unknown>(Object.entries(value))
      return Object.entries(properties).every(([name, each]) =>
        fields.has(name) ? hasShape(each, fields.get(name)) : !required.includes(name),
      )
    }
    default:
      return false
  }
}

/**
 * Whether a value is what a schema of the contract describes. Handles objects, lists, unions, texts and whole numbers,
 * and refuses everything else.
 */
export const matchesSchema = <T>(schema: SchemaOf<T>, value: unknown): value is T => hasShape(schema, value)
