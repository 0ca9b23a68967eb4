import { ScheduledAction } from '@energy/contracts/content/drafts'
import { EditedKind } from '@energy/contracts/content/edited'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { auditedItem, changedFields } from '../../../shared/audited.ts'
import { isUnavailable, isWriteConflict } from '../../../shared/database/database-errors.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { claim, publishVersion, unpublishItem } from './publication.ts'

const Due = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      itemId: Type.String(),
      kind: EditedKind,
      action: ScheduledAction,
      at: Type.Date(),
      number: Type.Union([Type.Integer(), Type.Null()]),
      authorId: Type.Union([Type.String(), Type.Null()]),
      isDeleted: Type.Boolean(),
    }),
  ),
)

/** Does what is due, each in a transaction of its own. Several workers may do so at once. @returns the number of items */
export async function doDue(db: PrismaClient) {
  let done = 0
  while (await doNext(db)) done++
  return done
}

/** @returns whether something was due that no other worker is doing */
async function doNext(db: PrismaClient) {
  let next: { itemId: string; action: ScheduledAction; number: number | null; at: Date } | undefined
  try {
    return await db.$transaction(async (tx) => {
      // The row stays locked until its action is committed together with its deletion, so it is done once. What comes
      // first for an item may be what another worker is doing. The end of an item in the trash waits until that is
      // restored, as it would stay on the site.
      const [due] = Due.Decode(
        await tx.$queryRaw`
          SELECT "itemId"::text, kind::text, action::text, at, number, "authorId"::text, "deletedAt" IS NOT NULL AS "isDeleted"
          FROM schedules JOIN items ON items.id = "itemId"
          WHERE at <= now() AND "failedAt" IS NULL AND (action = 'publish' OR "deletedAt" IS NULL) AND NOT EXISTS (
            SELECT FROM schedules AS earlier
            WHERE earlier."itemId" = items.id AND earlier."failedAt" IS NULL
              AND (earlier.action = 'publish' OR "deletedAt" IS NULL)
              AND (earlier.at, earlier.action) < (schedules.at, schedules.action)
          )
          ORDER BY at, action LIMIT 1 FOR UPDATE OF schedules SKIP LOCKED`,
      )
      if (!due) return false
      const { itemId, kind, action, at, number, authorId } = due
      next = { itemId, action, at, number }
      if (!due.isDeleted) {
        const item = await claim(tx, { id: itemId, kinds: [kind] })
        const before = await auditedItem(tx, itemId)
        if (number !== null) await publishVersion(tx, item, number)
        else if (item.state === 'live') await unpublishItem(tx, item, authorId ?? undefined)
        const fields = changedFields(before, await auditedItem(tx, itemId))
        await tx.audit.create({ data: { who: authorId ?? '', what: `${action} by schedule`, record: itemId, fields } })
      }
      await tx.schedule.deleteMany({ where: { itemId, action } })
      return true
    })
  } catch (error) {
    const isRefused = error instanceof HttpError || error instanceof Prisma.PrismaClientKnownRequestError
    if (!next || !isRefused || isUnavailable(error) || isWriteConflict(error)) throw error
    // Staff see it in the list of what is scheduled. What they have scheduled anew meanwhile is not what was refused.
    await db.schedule.updateMany({ where: next, data: { failedAt: new Date() } })
    return true
  }
}
