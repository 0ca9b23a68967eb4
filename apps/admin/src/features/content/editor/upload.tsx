import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { kindOrder, kindWords } from '../../../shared/kinds.ts'
import { ContentEditor } from './content-editor.tsx'
import { KindChoice } from './kind-choice.tsx'

/** Adds an item of any kind. Its draft is in the address as soon as it is saved, so a reload goes on with it. */
export function Upload() {
  const [search, setSearch] = useSearchParams()
  const asked = kindOrder.find((kind) => kind === search.get('type')) ?? 'products'
  const [draft] = useState(search.get('draft'))
  const [kind, setKind] = useState(asked)
  const navigate = useNavigate()

  if (draft) return <Navigate to={`${kindWords[asked].update}/${draft}`} replace />
  const onPublished = (id: string) => {
    void navigate(`${kindWords[kind].list}?id=${id}`, { replace: true })
    void notice(kindWords[kind].added)
  }
  return (
    <ContentEditor
      kind={kind}
      heading="Post"
      onStarted={(id, type) => setSearch({ type, draft: id }, { replace: true, preventScrollReset: true })}
      onPublished={onPublished}
      onKind={setKind}
    >
      <KindChoice value={kind} onChange={setKind} />
    </ContentEditor>
  )
}
