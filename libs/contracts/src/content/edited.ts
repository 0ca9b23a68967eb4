import * as Type from '@sinclair/typebox'
import { Kind, kinds } from '../content.ts'
import { keysOf } from '../record-of.ts'
import { TextKind, textKinds } from '../texts.ts'

/** Everything that staff edit with drafts, versions and schedules: content and the site's texts. */
export const EditedKind = Type.Union([...keysOf(kinds), ...keysOf(textKinds)].map((kind) => Type.Literal(kind)))
export type EditedKind = Kind | TextKind
