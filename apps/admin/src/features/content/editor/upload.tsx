import { useSend } from '@energy/client/use-send'
import { kinds, type NewContent } from '@energy/contracts/content'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ContentEditor } from './content-editor.tsx'
import { KindChoice } from './kind-choice.tsx'
import { kindOrder, kindWords } from '../../../shared/kinds.ts'
import { PageHead } from '../../../shared/page-head.tsx'
import { blank } from './content-values.ts'
import { useStorageKey } from '../../../shared/use-storage-key.ts'

/** Adds an item of any kind. */
export function Upload() {
  const [search] = useSearchParams()
  const asked = kindOrder.find((kind) => kind === search.get('type'))
  const [kind, setKind] = useState(asked ?? 'products')
  const send = useSend(kinds[kind].create)
  const navigate = useNavigate()

  const save = async (body: NewContent) => (await send.mutateAsync({ body })).insertedId
  const onSaved = (id: string) => {
    void navigate(`${kindWords[kind].list}?id=${id}`, { replace: true })
    void notice(kindWords[kind].added)
  }
  return (
    <>
      <PageHead title="Post" />
      <ContentEditor
        kind={kind}
        saved={blank}
        etag=""
        storageKey={useStorageKey('new')}
        submitLabel="Publish"
        save={save}
        onSaved={onSaved}
        onKind={setKind}
      >
        <KindChoice value={kind} onChange={setKind} />
      </ContentEditor>
    </>
  )
}
