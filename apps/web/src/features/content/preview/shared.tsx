import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PreviewedText } from '@energy/contracts/previews/previews'
import { ItemView } from './item-view.tsx'
import { PreviewEnded } from './preview-ended.tsx'
import type { PreviewHead } from './read.ts'
import './preview.css'

interface PreviewProps {
  TextScreen: ComponentType<{ page: PreviewedText['page'] }>
}

/** The page of a preview link: a draft as its page will show it, to anybody who has the link. */
export function SharedPreview({ TextScreen }: PreviewProps) {
  const { item, text } = useLoaderData<PreviewHead>()
  if (!item && !text) return <PreviewEnded />
  return (
    <>
      <p className="preview-band">Preview. This is not public.</p>
      {item && <ItemView {...item} />}
      {text && <TextScreen page={text.page} />}
    </>
  )
}
