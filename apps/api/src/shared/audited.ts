import { MAX_AUDITED, type AuditField } from '@energy/contracts/audit'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Prisma } from '../generated/client.ts'

type Tx = Prisma.TransactionClient

/** What a record says in the audit: its fields, none of which is about a customer. */
export type Snapshot = Readonly<Record<string, unknown>>

const Snapshots = TypeCompiler.Compile(
  Type.Array(Type.Object({ snapshot: Type.Record(Type.String(), Type.Unknown()) })),
)

/** What the site shows of an item; of one that is not live, what its draft says. */
export async function auditedItem(tx: Tx, id: string): Promise<Snapshot> {
  const [row] = Snapshots.Decode(
    await tx.$queryRaw`
      SELECT content_body(items) || jsonb_build_object('state', state) AS snapshot FROM items WHERE id = ${id}::uuid`,
  )
  return row?.snapshot ?? {}
}

const textOf = (value: unknown) =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** The fields that differ between two states of a record. */
export function changedFields(before: Snapshot, after: Snapshot): AuditField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [old, now] = [textOf(before[name]), textOf(after[name])]
    return old === now ? [] : [{ name, ...shortened(old, now) }]
  })
}

/** The characters of what is the same that stay beside what differs. */
const BESIDE = 40

/** Two texts without what is the same in both, where one of them is long. */
function shortened(before: string, after: string) {
  if (before.length <= MAX_AUDITED && after.length <= MAX_AUDITED) return { before, after }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const [from, rest] = [Math.max(0, start - BESIDE), Math.max(0, end - BESIDE)]
  const part = (text: string) => {
    const until = Math.min(text.length - rest, from + MAX_AUDITED - 2)
    // A character of two units may be cut in its middle, and PostgreSQL stores no half.
    return `${from > 0 ? '…' : ''}${text.slice(from, until).toWellFormed()}${until < text.length ? '…' : ''}`
  }
  return { before: part(before), after: part(after) }
}
