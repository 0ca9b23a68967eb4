import { useRecordGuard } from '@energy/client/record/use-record-guard'
import { showError } from '@energy/ui/notice'

const notifyDeleted = () => showError('User not found!')

/** Ends the session of a deleted user, in a tab that was left open or is opened again. */
export function RecordGuard() {
  useRecordGuard(notifyDeleted)
  return null
}
