import type { PreviewedText } from '@energy/contracts/previews/previews'
import type { Site } from '@energy/contracts/site/site-pages'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { previewedSite } from '../../../shared/site/previewed-site.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import type { ItemProps } from '../with-item.tsx'
import { ItemView } from './item-view.tsx'
import { LivePage, Ready } from './live-page.tsx'
import { itemParts } from './parts.ts'
import { PreviewEnded } from './preview-ended.tsx'
import type { PreviewHead } from './read.ts'
import { textIn, textParts, withText } from './text-parts.ts'
import { useEditorMessages } from './use-editor-messages.ts'

interface PreviewProps {
  TextScreen: ComponentType<{ page: PreviewedText['page']; children?: ReactNode }>
}

/** The page in the frame of the editor: it follows what is typed there, and a press on a part opens its field. */
export function LivePreview({ TextScreen }: PreviewProps) {
  const { item, text } = useLoaderData<PreviewHead>()
  if (item) return <LiveItem {...item} />
  return text ? <LiveText TextScreen={TextScreen} text={text} /> : <PreviewEnded />
}

function LiveItem({ kind, item: saved }: ItemProps) {
  const [item, setItem] = useState(saved)
  const messages = useEditorMessages((edited) => {
    if (edited.preview !== 'item') return
    const { texts, formatted, pictures } = edited
    // The trees of what was saved are of other texts.
    const { formatted: _, ...others } = saved
    setItem({ ...others, ...texts, ...(formatted && { formatted }), pictures: [...pictures, ...saved.pictures] })
  })
  return (
    <LivePage {...messages} parts={itemParts(kind, item)}>
      <ItemView kind={kind} item={item}>
        <Ready tell={messages.tell} />
      </ItemView>
    </LivePage>
  )
}

/** A text on the page that shows it. The bar and the footer follow it as well. */
function LiveText({ TextScreen, text }: PreviewProps & { text: NonNullable<PreviewHead['text']> }) {
  const client = useQueryClient()
  const site = useSite()
  const [saved] = useState<Site>(site)
  const messages = useEditorMessages((edited) => {
    if (edited.preview === 'text') client.setQueryData(previewedSite.queryKey, withText(saved, text, edited))
  })
  return (
    <LivePage {...messages} parts={textParts(textIn(site, text))}>
      <TextScreen page={text.page}>
        <Ready tell={messages.tell} />
      </TextScreen>
    </LivePage>
  )
}
