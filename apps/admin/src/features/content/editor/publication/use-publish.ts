import { useCall } from '@energy/client/use-call'
import { site } from '@energy/contracts/site/site-pages'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { requireUploads, showFailed, type Steps } from './use-steps.ts'

const FAILED = 'We could not publish. Nothing has changed.'

/** Publishes the draft at once. What is better mended before is shown first. */
export function usePublish(
  { latest, isOpen, target, title, forget, setDialog, checkDone, run, runSaved }: Steps,
  onPublished: () => void,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  const publishNow = async () => {
    const { routes, params, headers } = target()
    await call
      .send(routes.publish, { params, headers })
      .catch((cause: unknown) => checkDone(cause, ({ state, hasChanges }) => state === 'live' && !hasChanges))
    await forget(['drafts', ...routes.publish.config.changes])
    // The frame around the screens shows the company.
    void queryClient.invalidateQueries({ queryKey: site.schema.tags })
    setDialog(undefined)
    if (isOpen.current) onPublished()
    else void notice(`${title()} is live.`)
  }
  return {
    publish: () =>
      runSaved(FAILED, async () => {
        requireUploads()
        const { routes, params } = target()
        const { data: findings } = await call.send(routes.check, { params })
        for (const { field, message, blocks } of findings) if (blocks) latest.current.errors.mark(field, message)
        if (findings.length === 0) await publishNow()
        else if (isOpen.current) setDialog({ name: 'findings', findings })
        else showFailed(`${title()} is not published yet: open it and publish it to see what is better mended first.`)
      }),
    publishAnyway: () => run(FAILED, publishNow),
  }
}
