import type { Standing } from '@energy/contracts/content/drafts'
import { FindingsDialog } from './findings-dialog.tsx'
import { scheduleTitles, ScheduleDialog } from '../../../../shared/actions/schedule-dialog.tsx'
import type { usePublication } from './use-publication.ts'

interface PublicationDialogsProps {
  standing: Standing
  publication: ReturnType<typeof usePublication>
  /** Shows a field of the form. */
  onField: (field: string) => void
}

/** The dialog that is open, if any. */
export function PublicationDialogs({ standing, publication, onField }: PublicationDialogsProps) {
  const { dialog, busy, close, publishAnyway, schedule } = publication
  if (!dialog) return null
  if (dialog.name === 'findings')
    return (
      <FindingsDialog
        findings={dialog.findings}
        busy={busy}
        onPublish={() => void publishAnyway()}
        onField={onField}
        onClose={close}
      />
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
