import { useLoaderData } from 'react-router-dom'
import { ItemView } from './item-view.tsx'
import { PreviewEnded } from './preview-ended.tsx'
import type { PreviewHead } from './read.ts'
import './preview.css'

/** The page of a preview link: a draft as its page will show it, to anybody who has the link. */
export function SharedPreview() {
  const { previewed } = useLoaderData<PreviewHead>()
  if (!previewed) return <PreviewEnded />
  return (
    <>
      <p className="preview-band">Preview. This is not public.</p>
      <ItemView {...previewed} />
    </>
  )
}
