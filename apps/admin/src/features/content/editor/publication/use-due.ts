import type { Standing } from '@energy/contracts/content/drafts'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '../../../../shared/browser/use-now.ts'

/** Reads again how an item stands once the time of what is scheduled has come, and every half minute until it is done. */
export function useDue({ schedules }: Standing, catchUp: () => Promise<void>) {
  const now = useNow()
  const dueAt = schedules.some(({ at, failed }) => !failed && Date.parse(at) <= now) ? now : undefined
  const read = useEffectEvent(() => catchUp().catch(() => undefined))
  useEffect(() => {
    if (dueAt !== undefined) void read()
  }, [dueAt])
}
