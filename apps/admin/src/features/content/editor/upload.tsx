import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { editedWords, listPath } from '../../../shared/edited.ts'
import { kindOrder } from '../../../shared/kinds.ts'
import { ContentEditor } from './content-editor.tsx'
import { KindChoice } from './kind-choice.tsx'

const kindNamed = (name: string | null) => kindOrder.find((kind) => kind === name)

/** Adds an item of any kind of content. Its draft is in the address as soon as it is saved, so a reload goes on with it. */
export function Upload() {
  const [search, setSearch] = useSearchParams()
  const asked = kindNamed(search.get('type')) ?? 'products'
  const [draft] = useState(search.get('draft'))
  const [kind, setKind] = useState(asked)
  const navigate = useNavigate()

  if (draft) return <Navigate to={editedWords[asked].editor(draft)} replace />
  const onPublished = (id: string, title: string) => {
    void navigate(listPath(kind, id), { replace: true })
    void notice(editedWords[kind].added(title))
  }
  return (
    <ContentEditor
      kind={kind}
      heading={editedWords[kind].newTitle}
      onStarted={(id, type) => setSearch({ type, draft: id }, { replace: true, preventScrollReset: true })}
      onPublished={onPublished}
      onKind={(of) => setKind(kindNamed(of) ?? kind)}
    >
      <KindChoice value={kind} onChange={setKind} />
    </ContentEditor>
  )
}
