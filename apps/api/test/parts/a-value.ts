import { CLEAN_LINE, CLEAN_TEXT, DIGITS, TOKEN } from '@energy/contracts/text'
import { Kind, KindGuard, type TSchema } from '@sinclair/typebox'

/** A value that a schema allows, with everything that it names; every e-mail in it is this one. */
export function aValueOf(schema: TSchema, email: string): unknown {
  if (KindGuard.IsObject(schema))
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([name, part]) =>
        KindGuard.IsUnknown(part) ? [] : [[name, aValueOf(part, email)]],
      ),
    )
  if (KindGuard.IsUnion(schema)) return schema.anyOf[0] && aValueOf(schema.anyOf[0], email)
  if (KindGuard.IsLiteral(schema)) return schema.const
  if (KindGuard.IsArray(schema)) return [aValueOf(schema.items, email)]
  if (KindGuard.IsBoolean(schema)) return true
  if (KindGuard.IsInteger(schema) || KindGuard.IsNumber(schema)) return schema.minimum ?? 0
  if (!KindGuard.IsString(schema)) throw new Error(`There is no example of ${schema[Kind]}`)
  if (schema.format === 'email') return email
  if (schema.pattern === TOKEN) return 'A'.repeat(43)
  if (schema.pattern === DIGITS) return '00442071838750'
  return schema.pattern === CLEAN_TEXT || schema.pattern === CLEAN_LINE ? 'Ada' : '/ada.png'
}
