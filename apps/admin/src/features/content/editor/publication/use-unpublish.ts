import { useCall } from '@energy/client/use-call'
import type { Standing } from '@energy/contracts/content/drafts'
import { formatMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import { confirmAction, notice } from '@energy/ui/notice'
import { useCompany } from '../../../../shared/company/use-company.ts'
import { editedWords } from '../../../../shared/records/edited.ts'
import { comingPublication } from '../../standing.tsx'
import type { Steps } from './use-steps.ts'

/** Takes the item off the site after a confirmation. */
export function useUnpublish({ latest, target, title, changeStanding, forget, checkDone, runSaved }: Steps) {
  const call = useCall()
  const clock = useCompany()
  return async () => {
    const { kind, standing } = latest.current.storedNow()
    const isSure = await confirmAction({
      title: `Unpublish ${title()}?`,
      text: editedWords[kind].unpublish.warning + comesBack(standing, clock),
      yes: 'Unpublish',
      no: 'Keep it',
      danger: true,
    })
    if (!isSure) return
    await runSaved('We could not unpublish this. Nothing has changed.', async () => {
      const { routes, params, headers } = target()
      const answer = await call
        .send(routes.unpublish, { params, headers })
        .catch((cause: unknown) => checkDone(cause, ({ state }) => state === 'unpublished'))
      if (answer) {
        latest.current.store({ etag: answer.headers.get('etag') ?? '' })
        const schedules = latest.current.storedNow().standing.schedules.filter(({ action }) => action === 'publish')
        changeStanding({ state: 'unpublished', hasChanges: false, schedules })
      }
      await forget(['drafts', ...routes.unpublish.config.changes])
      void notice(`${title()} is off the site.`)
    })
  }
}

/** Says when the item is published again all the same, and that the end of that publication is called off. */
function comesBack(standing: Standing, clock: CompanyClock) {
  const coming = comingPublication(standing)
  if (!coming) return ''
  const hasEnd = standing.schedules.some(
    ({ action, at }) => action === 'unpublish' && Date.parse(at) > Date.parse(coming.at),
  )
  const moment = formatMoment(new Date(coming.at), clock)
  const end = hasEnd ? ', and its end that is scheduled after that is called off' : ''
  return ` It is published again ${moment}${end}.`
}
