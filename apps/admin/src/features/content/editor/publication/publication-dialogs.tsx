import type { Standing } from '@energy/contracts/drafts'
import { FindingsDialog } from './findings-dialog.tsx'
import { scheduleTitles, ScheduleDialog } from '../../../../shared/schedule-dialog.tsx'
import type { usePublication } from './use-publication.ts'

interface PublicationDialogsProps {
  standing: Standing
  publication: ReturnType<typeof usePublication>
}

/** The dialog that is open, if any. */
export function PublicationDialogs({ standing, publication }: PublicationDialogsProps) {
  const { dialog, busy, close, publishAnyway, schedule } = publication
  if (!dialog) return null
  if (dialog.name === 'findings')
    return (
      <FindingsDialog findings={dialog.findings} busy={busy} onPublish={() => void publishAnyway()} onClose={close} />
    )
  return (
    <ScheduleDialog
      title={scheduleTitles[dialog.action]}
      at={standing.schedules.find(({ action }) => action === dialog.action)?.at}
      busy={busy}
      error={dialog.error}
      onSchedule={(at) => void schedule(dialog.action, at)}
      onClose={close}
    />
  )
}
