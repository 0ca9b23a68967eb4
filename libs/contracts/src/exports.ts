import * as Type from '@sinclair/typebox'
import { keysOf } from './record-of.ts'

/** The formats of an export, with their types. */
export const EXPORT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ExportFormat = keyof typeof EXPORT_TYPES

/** The format in the query of an export. */
export const exportFormat = Type.Optional(
  Type.Union(
    keysOf(EXPORT_TYPES).map((format) => Type.Literal(format)),
    { description: 'Default: csv.' },
  ),
)
