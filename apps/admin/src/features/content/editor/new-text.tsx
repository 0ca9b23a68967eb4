import type { TextKind } from '@energy/contracts/texts'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { collections, editedWords, listPath } from '../../../shared/records/edited.ts'
import { ContentEditor } from './content-editor.tsx'

/** Adds an item to the collection of texts that the address names. */
export function NewText() {
  const [search] = useSearchParams()
  const kind = collections.find((each) => each === search.get('kind'))
  return kind ? <New key={kind} kind={kind} /> : <Navigate to="/texts" replace />
}

/** Its draft is in the address as soon as it is saved, so a reload goes on with it. */
function New({ kind }: { kind: TextKind }) {
  const [search, setSearch] = useSearchParams()
  const [draft] = useState(search.get('draft'))
  const navigate = useNavigate()
  const words = editedWords[kind]

  if (draft) return <Navigate to={words.editor(draft)} replace />
  const onPublished = (id: string, title: string) => {
    void navigate(listPath(kind, id), { replace: true })
    void notice(words.added(title))
  }
  return (
    <ContentEditor
      kind={kind}
      heading={words.newTitle}
      onStarted={(id) => setSearch({ kind, draft: id }, { replace: true, preventScrollReset: true })}
      onPublished={onPublished}
    />
  )
}
