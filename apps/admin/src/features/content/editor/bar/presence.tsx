import { keyOf } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { PRESENCE_INTERVAL } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { callsOf } from '../../record/calls.ts'

const names = new Intl.ListFormat('en-GB')

/** Names the others who have the item open, and shows this editor to them. */
export function Presence({ kind, id }: { kind: EditedKind; id: string }) {
  const call = useCall()
  const route = callsOf(kind).present
  const input = { params: { id } }
  const { data: others = [] } = useQuery({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }) => (await call.send(route, input, signal)).data,
    refetchInterval: PRESENCE_INTERVAL,
    gcTime: 0,
  })
  if (others.length === 0) return null
  return (
    <output className="inline-flex items-center gap-1.5 text-small text-muted">
      <Users className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
      {names.format(others.map(({ name }) => name))} {others.length === 1 ? 'has' : 'have'} this open too
    </output>
  )
}
