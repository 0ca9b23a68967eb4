import { kinds } from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import { keysOf } from '@energy/contracts/record-of'
import { isTextKind, mayEditTexts, textKinds, texts } from '@energy/contracts/texts'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import type { FastifyRequest } from 'fastify'
import type { Content } from '../../generated/client.ts'
import { callerOf } from '../../shared/access/caller.ts'
import { bodyOf, type ItemBody } from './item-body.ts'
import { answer, type AnyKind } from './rows.ts'

/** The calls on the items of a kind of content, or on those of all texts of the site. */
export type Calls = AnyKind | typeof texts

/** Kinds that have their calls in common. */
interface Family {
  calls: Calls
  /** Those that the caller of a request may edit. */
  kindsFor(request: FastifyRequest): EditedKind[]
}

/** The kinds of the site's texts that the caller of a request may edit. */
export function textKindsFor(request: FastifyRequest) {
  const { role = 'user' } = callerOf(request).record ?? {}
  return keysOf(textKinds).filter((kind) => mayEditTexts(role, kind))
}

/** Everything with drafts and versions: each kind of content by itself, and the texts of the site together. */
export const families: readonly Family[] = [
  ...Object.values(kinds).map((kind) => ({ calls: kind, kindsFor: () => [kind.tag] })),
  { calls: texts, kindsFor: textKindsFor },
]

/** The items of kinds that are not in the trash. */
export const ofKinds = (kindsOfItem: EditedKind[]) => ({ kind: { in: kindsOfItem }, deletedAt: null })

/** The item with an id, if it is of these kinds and not in the trash. */
export const whereItem = (kindsOfItem: EditedKind[], id: string) => ({ ...ofKinds(kindsOfItem), id })

/** An item as staff read it. @param draft what it says, where that is not what its columns say */
export function itemAnswer(row: Content, pictures: ShownPicture[], draft?: ItemBody) {
  const item = answer(row, pictures)
  return { ...item, ...draft, texts: draft ?? (isTextKind(row.kind) ? bodyOf(row.kind, row.texts) : {}) }
}
