import type { Template } from '@energy/contracts/inquiries/templates'
import { VersionConflict, type VersionChoice } from '../../../../shared/form/version-conflict.tsx'

/** Shown when somebody else saved the template since it was read. */
export const TemplateConflict = ({ theirs, ...choice }: VersionChoice & { theirs: Template }) => (
  <VersionConflict {...choice}>
    <h3 className="text-[1.0625rem] leading-normal">{theirs.changedBy || 'Somebody'} changed it meanwhile</h3>
    <p className="mt-1 mb-3">Yours is not saved. This is theirs:</p>
    <p className="font-[560]">{theirs.name}</p>
    <blockquote className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{theirs.text}</blockquote>
  </VersionConflict>
)
