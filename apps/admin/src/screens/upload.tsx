import { useSend } from '@energy/client/use-send'
import { kinds, type NewContent } from '@energy/contracts/content'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ContentForm, type ContentStart } from '../components/content-form.tsx'
import { KindChoice } from '../components/kind-choice.tsx'
import { kindOrder, kindWords } from '../components/kinds.ts'
import { PageHead } from '../components/page-head.tsx'

const blank: ContentStart = {
  headerTitle: '',
  titlePrefix: '',
  titleDescription: '',
  cta: '',
  ctaImage: '',
  sections: [],
  subTitles: [],
}

/** Adds a product, a service or a blog. */
export function Upload() {
  const [search] = useSearchParams()
  const asked = kindOrder.find((kind) => kind === search.get('type'))
  const [kind, setKind] = useState(asked ?? 'products')
  const send = useSend(kinds[kind].create)
  const navigate = useNavigate()

  const save = async (typed: NewContent) => {
    const { insertedId } = await send.mutateAsync({ body: typed })
    void navigate(`${kindWords[kind].list}?id=${insertedId}`, { replace: true })
    await notice(kindWords[kind].added)
  }
  return (
    <>
      <PageHead title="Post" />
      <ContentForm kind={kind} start={blank} submitLabel="Publish" save={save}>
        <KindChoice value={kind} onChange={setKind} />
      </ContentForm>
    </>
  )
}
