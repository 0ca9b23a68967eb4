import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { editedWords, listPath } from '../../../shared/records/edited.ts'
import { kindOrder } from '../../../shared/records/kinds.ts'
import { ContentEditor } from './content-editor.tsx'
import { KindChoice } from './kind-choice.tsx'

const kindNamed = (name: string | null) => kindOrder.find((kind) => kind === name)

/** Adds an item of any kind of content. Chosen again while a started item is open, it opens an empty form. */
export function Upload() {
  const draft = useSearchParams()[0].get('draft')
  const [started, setStarted] = useState<string | null>(null)
  const [shown, setShown] = useState(draft)
  const [forms, setForms] = useState(0)
  if (draft !== shown) {
    setShown(draft)
    // The form itself has noted its item in the address.
    if (draft !== started) {
      setForms(forms + 1)
      // Back leads to the address of an item that a former form has started.
      setStarted(null)
    }
  }
  return <NewItem key={forms} onStarted={setStarted} />
}

/** Its draft is in the address as soon as it is saved, so a reload goes on with it. */
function NewItem({ onStarted }: { onStarted: (id: string) => void }) {
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
      onStarted={(id, type) => {
        onStarted(id)
        setSearch({ type, draft: id }, { replace: true, preventScrollReset: true })
      }}
      onPublished={onPublished}
      onKind={(of) => setKind(kindNamed(of) ?? kind)}
    >
      <KindChoice value={kind} onChange={setKind} />
    </ContentEditor>
  )
}
