import { CallError, isTemporary } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { type Finding, type Schedule, type ScheduledAction, type Standing } from '@energy/contracts/content/drafts'
import { formatMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import type { EditedKind } from '@energy/contracts/content/edited'
import { site } from '@energy/contracts/site/site-pages'
import { confirmAction, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatest } from '../../../../shared/use-latest.ts'
import { useCompany } from '../../../../shared/company/use-company.ts'
import { editedWords } from '../../../../shared/records/edited.ts'
import { callsOf } from '../../record/calls.ts'
import { formOf, labelOfTitle } from '../../record/form-of.ts'
import { titleOf } from '../../record/values.ts'
import { comingPublication } from '../../standing.tsx'
import { isUploading } from '../fields/uploading.ts'
import type { useEditor } from '../use-editor.ts'

/** What asks before something is done. */
export type PublicationDialog =
  | { name: 'findings'; findings: readonly Finding[] }
  | { name: 'schedule'; action: ScheduledAction; error?: string }

const FAILED = 6_000
const showFailed = (text: string) => void notice(text, { kind: 'error', timer: FAILED })
const CHANGED = 'It was changed in between, so nothing was done. You see it now as it stands.'

interface PublicationOptions {
  onPublished: () => void
  /** Called before errors of fields are shown in the form. */
  onInvalid: () => void
}

/** What can be done to the item of an editor, each after its draft is saved. */
export function usePublication(editor: ReturnType<typeof useEditor>, { onPublished, onInvalid }: PublicationOptions) {
  const call = useCall()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [dialog, setDialog] = useState<PublicationDialog>()
  const latest = useLatest(editor)
  const clock = useCompany()

  const target = () => {
    const { kind, id, etag } = latest.current.storedNow()
    return { routes: callsOf(kind), params: { id }, headers: { 'if-match': etag } }
  }
  const title = () => {
    const { kind, values } = latest.current.storedNow()
    return titleOf(kind, values) || editedWords[kind].one
  }
  const changeStanding = (change: Partial<Standing>) =>
    latest.current.store({ standing: { ...latest.current.storedNow().standing, ...change } })
  /** The other screens read again what a publication has changed. */
  const forget = (tags: readonly string[]) =>
    Promise.all(tags.map((tag) => queryClient.invalidateQueries({ queryKey: [tag], refetchType: 'none' })))

  /** Runs one step at a time; `failed` begins the sentence about a failure. */
  const run = async (failed: string, step: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await step()
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      setDialog(undefined)
      const isConflict = cause.status === 412 ? await latest.current.meetConflict().catch(() => undefined) : undefined
      if (isConflict === false) showFailed(CHANGED)
      else if (cause.status === 400) {
        onInvalid()
        latest.current.errors.showFailure(cause)
      } else if (!isConflict) {
        const action = { label: 'Try again', run: () => void run(failed, step) }
        void notice(`${failed} ${cause.message}`, { kind: 'error', timer: FAILED, action })
      }
    } finally {
      setBusy(false)
    }
  }
  /** Runs a step if the draft is saved. */
  const runSaved = (failed: string, step: () => Promise<void>) =>
    run(failed, async () => {
      if (latest.current.conflict) return
      await latest.current.autosave.flush()
      const { id, kind } = latest.current.storedNow()
      if (id === '') throw nothingTyped(kind)
      await step()
    })

  /** Reads how the item stands after a failure: the answer may be lost alone. @throws the cause where it is not done */
  const checkDone = async (cause: unknown, isDone: (standing: Standing) => boolean) => {
    if (!isTemporary(cause)) throw cause
    await latest.current.catchUp().catch(() => undefined)
    if (!isDone(latest.current.storedNow().standing)) throw cause
  }

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
    busy,
    dialog,
    close: () => setDialog(undefined),
    publish: () =>
      runSaved(NOT_PUBLISHED, async () => {
        if (isUploading()) throw stillUploading()
        const { routes, params } = target()
        const { data: findings } = await call.send(routes.check, { params })
        for (const { field, message, blocks } of findings) if (blocks) latest.current.errors.mark(field, message)
        if (findings.length > 0) setDialog({ name: 'findings', findings })
        else await publishNow()
      }),
    publishAnyway: () => run(NOT_PUBLISHED, publishNow),
    ask: (action: ScheduledAction) => setDialog({ name: 'schedule', action }),
    schedule: (action: ScheduledAction, at: string) =>
      runSaved('We could not schedule this.', async () => {
        if (isUploading()) throw stillUploading()
        const { routes, params, headers } = target()
        const { state, hasChanges, schedules } = latest.current.storedNow().standing
        const scheduled = schedules.find((one) => one.action === action)?.number ?? undefined
        // Where the form says what is live there is no draft, and the version that is scheduled gets another time.
        const version = state === 'live' && !hasChanges && scheduled !== undefined ? { number: scheduled } : {}
        const input = { params: { ...params, action }, headers, body: { at, ...version } }
        const answer = await call.send(routes.schedule, input).catch(async (cause: unknown) => {
          const error = cause instanceof CallError && cause.problem.errors?.find(({ path }) => path === '/at')
          if (!error) return checkDone(cause, isSet({ action, at }, schedules))
          setDialog({ name: 'schedule', action, error: error.message })
          return 'refused'
        })
        if (answer === 'refused') return
        if (answer) {
          const others = schedules.filter((one) => one.action !== action)
          const number = action === 'publish' ? answer.data.number : null
          latest.current.store({ etag: answer.headers.get('etag') ?? '' })
          changeStanding({ schedules: [...others, { action, at, number, author: '', failed: false }] })
        }
        await forget(['drafts'])
        setDialog(undefined)
        void notice(`${title()} is scheduled for ${formatMoment(new Date(at), clock)}.`)
      }),
    cancel: (action: ScheduledAction) =>
      run('We could not cancel this.', async () => {
        const { routes, params } = target()
        const input = { params: { ...params, action } }
        const isDone = await call.send(routes.cancel, input).then(() => true, isDoneAfter)
        if (!isDone) {
          await latest.current.catchUp()
          return showFailed('This is not scheduled any more. You see it now as it stands.')
        }
        changeStanding({
          schedules: latest.current.storedNow().standing.schedules.filter((one) => one.action !== action),
        })
        await forget(['drafts'])
        void notice('Nothing is scheduled any more.')
      }),
    unpublish: async () => {
      const { kind, standing } = latest.current.storedNow()
      const isSure = await confirmAction({
        title: `Unpublish ${title()}?`,
        text: editedWords[kind].unpublish.warning + lostEnd(standing, clock),
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
    },
  }
}

/** Whether this is scheduled. What was scheduled before for the same time may be another version. */
const isSet =
  ({ action, at }: Pick<Schedule, 'action' | 'at'>, before: readonly Schedule[]) =>
  ({ schedules }: Standing) =>
    schedules.some(
      (one) =>
        one.action === action &&
        one.at === at &&
        !one.failed &&
        !before.some((earlier) => earlier.at === at && earlier.number === one.number),
    )

/** Says that the end of a publication that is still to come is called off. */
function lostEnd(standing: Standing, clock: CompanyClock) {
  const coming = comingPublication(standing)
  if (!coming) return ''
  const hasEnd = standing.schedules.some(
    ({ action, at }) => action === 'unpublish' && Date.parse(at) > Date.parse(coming.at),
  )
  const moment = formatMoment(new Date(coming.at), clock)
  return hasEnd ? ` It is published again ${moment}, and its end that is scheduled after that is called off.` : ''
}

/** What is published now would lack the image that is on its way. */
function stillUploading() {
  const detail = 'An image is still being uploaded: wait until it is there.'
  return new CallError({ type: 'about:blank', title: 'Uploading', status: 409, detail })
}

/** @returns false after a 404: the time of what is scheduled has come, or somebody else has called it off */
function isDoneAfter(cause: unknown) {
  if (cause instanceof CallError && cause.status === 404) return false
  throw cause
}

const NOT_PUBLISHED = 'We could not publish. Nothing has changed.'

/** What the API says of an item without a title. A new item in which nothing is typed is not stored, so it is not asked. */
function nothingTyped(kind: EditedKind) {
  const detail = `${labelOfTitle(kind)} is missing.`
  const errors = [{ path: `/${formOf(kind).title}`, message: detail }]
  return new CallError({ type: 'about:blank', title: 'Invalid', status: 400, detail, errors })
}
