import { isTextKind, type TextKind } from '@energy/contracts/texts'
import type { TextBody } from '@energy/contracts/texts/body'
import type { Prisma } from '../../generated/client.ts'
import { live } from '../live.ts'
import { textBodyOf } from './text-body.ts'

/** A live text of the site. */
export interface LiveText {
  id: string
  kind: TextKind
  body: TextBody
  pictureHashes: string[]
}

/** The live texts of kinds, each collection in its order. */
export async function readTexts(db: Prisma.TransactionClient, kinds: readonly TextKind[]): Promise<LiveText[]> {
  const rows = await db.content.findMany({
    where: { kind: { in: [...kinds] }, ...live },
    orderBy: { sortKey: 'asc' },
    select: { id: true, kind: true, texts: true, pictureHashes: true },
  })
  return rows.flatMap(({ kind, texts, ...row }) =>
    isTextKind(kind) ? [{ ...row, kind, body: textBodyOf(kind, texts) }] : [],
  )
}
