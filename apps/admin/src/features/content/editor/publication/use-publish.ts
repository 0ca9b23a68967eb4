import { useCall } from '@energy/client/use-call'
import { site } from '@energy/contracts/site/site-pages'
import { useQueryClient } from '@tanstack/react-query'
import { requireUploads, type Steps } from './use-steps.ts'

const FAILED = 'We could not publish. Nothing has changed.'

/** Publishes the draft at once. What is better mended before is shown first. */
export function usePublish(
  { latest, target, forget, setDialog, checkDone, run, runSaved }: Steps,
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
    onPublished()
  }
  return {
    publish: () =>
      runSaved(FAILED, async () => {
        requireUploads()
        const { routes, params } = target()
        const { data: findings } = await call.send(routes.check, { params })
        for (const { field, message, blocks } of findings) if (blocks) latest.current.errors.mark(field, message)
        if (findings.length > 0) setDialog({ name: 'findings', findings })
        else await publishNow()
      }),
    publishAnyway: () => run(FAILED, publishNow),
  }
}
