import type { EditedKind } from '@energy/contracts/content/edited'
import { isTextKind } from '@energy/contracts/texts'
import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import { editedWords } from '../../../../shared/records/edited.ts'
import { formOf } from '../../record/form-of.ts'
import { EntryList } from './entry-list.tsx'
import { RecordFields } from './record-fields.tsx'

/** Whether texts of a kind name values of the company. */
const namesCompany = (kind: EditedKind) => isTextKind(kind) && kind !== 'company'

/** The fields of an item and its lists, as the record of its kind says. One entry at a time is open. */
export const ContentFields = memo(function ContentFields({ kind }: { kind: EditedKind }) {
  const [open, setOpen] = useState({ list: '', at: -1 })
  const { fields, lists } = formOf(kind)
  return (
    <>
      {namesCompany(kind) && (
        <p className="-mb-3 text-small text-muted">
          {'{name}, {email}, {phone}, {address} and {founded} stand for what '}
          <Link className="text-link" to={editedWords.company.editor('')}>
            Company
          </Link>
          {' says.'}
        </p>
      )}
      <RecordFields fields={fields} />
      {lists.map((entryKind) => (
        <EntryList
          key={entryKind.list}
          kind={entryKind}
          openAt={open.list === entryKind.list ? open.at : -1}
          onOpen={(at) => setOpen({ list: entryKind.list, at })}
        />
      ))}
    </>
  )
})
