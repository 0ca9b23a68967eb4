import { useSend } from '@energy/client/use-send'
import { specialist, type Specialist } from '@energy/contracts/specialists'
import { confirmDelete, notice } from '@energy/ui/notice'
import { Trash2 } from 'lucide-react'

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

interface RequestProps {
  request: Specialist
  hasAccount: boolean
}

/** One request: when it came and what it says. */
export function Request({ request, hasAccount }: RequestProps) {
  const send = useSend(specialist.remove)
  const date = dates.format(new Date(request.createdAt))
  const remove = async () => {
    if (!(await confirmDelete(`the request of ${date}`))) return
    try {
      await send.mutateAsync({ params: { id: request._id } })
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : ''
      return await notice(`We could not delete the request. ${reason}`, { kind: 'error', timer: 4000 })
    }
    await notice('Request deleted.')
  }
  return (
    <li className="mt-4 border-l-4 border-leaf bg-ground py-3 pr-3 pl-5">
      <div className="flex items-center justify-between gap-4">
        <p className="text-small text-muted">
          <time dateTime={request.createdAt}>{date}</time>
          {hasAccount && !request.bound && ', sent without signing in'}
        </p>
        <button
          type="button"
          className="icon-btn text-danger!"
          aria-label={`Delete the request of ${date}`}
          aria-busy={send.isPending || undefined}
          disabled={send.isPending}
          onClick={() => void remove()}
        >
          <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <blockquote className="max-w-prose pb-1 whitespace-pre-line">
        {request.comment || <span className="text-muted">No comment</span>}
      </blockquote>
    </li>
  )
}
