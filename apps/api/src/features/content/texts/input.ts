import { textKinds, textRecord, type TextKind } from '@energy/contracts/texts'
import { inputSchemaOf, type TextBody } from '@energy/contracts/texts/body'
import { mapValues } from '@energy/contracts/record-of'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'

/** A body that its schema rejects. The error handler names its fields. */
class InvalidBody extends Error {
  readonly validation: FastifySchemaValidationError[]
  readonly validationContext = 'body'
  constructor(validation: FastifySchemaValidationError[]) {
    super('The body is not valid')
    this.validation = validation
  }
}

const schemas = mapValues(textKinds, ({ tag }) =>
  Type.Object({ texts: inputSchemaOf(textRecord(tag)) }, { additionalProperties: true }),
)

/**
 * Checks what is sent for a text by the record of its kind, which the path does not name, and trims it.
 * @throws InvalidBody
 */
export function checkTexts(request: FastifyRequest, kind: TextKind, body: { texts: TextBody }): TextBody {
  const validate = request.compileValidationSchema(schemas[kind], 'body')
  if (!validate(body)) throw new InvalidBody(validate.errors ?? [])
  return body.texts
}
