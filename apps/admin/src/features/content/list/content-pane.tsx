import type { EditedKind } from '@energy/contracts/content/edited'
import { isTextKind } from '@energy/contracts/texts'
import { Button } from '@energy/ui/button'
import { Trash2 } from 'lucide-react'
import { EditLink } from './edit-link.tsx'
import { ViewOnSite } from '../view-on-site.tsx'
import { PinButton } from './pin-button.tsx'
import { ContentEntries } from './content-entries.tsx'
import { PaneFigure } from './pane-figure.tsx'
import { withoutAlts } from '../../../shared/media/alt-fields.ts'
import { isOrderedByHand } from '../../../shared/records/edited.ts'
import { FormattedText } from '../../../shared/formatted/formatted-text.tsx'
import { Fact, Facts } from '../../../shared/page/facts.tsx'
import { useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
import { wordsOfField } from '../../../shared/words/words-of-field.ts'
import type { ListedItem } from '../record/calls.ts'
import { formOf } from '../record/form-of.ts'
import { textIn } from '../record/values.ts'

interface ContentPaneProps {
  kind: EditedKind
  item: ListedItem
  onDelete: () => void
  /** It is being deleted. */
  busy: boolean
}

/** All fields of an item, with buttons to edit and to delete it. */
export function ContentPane(props: ContentPaneProps) {
  const { kind, item } = props
  const { fields } = formOf(kind)
  const image = fields.find(({ control }) => control === 'image')
  const article = useHandedFocus<HTMLElement>()
  return (
    <article ref={article}>
      <Head {...props} />
      <div className={`grid items-start gap-8 ${image ? 'xl:grid-cols-[minmax(0,1fr)_17rem]' : ''}`}>
        <Facts>
          {withoutAlts(fields)
            .filter(({ control }) => control !== 'image')
            .map((field) => {
              const text = textIn(item.values, field.name)
              return (
                <Fact key={field.name} label={field.label} value={wordsOfField(field, text)}>
                  {field.control === 'formatted' && <FormattedText text={text} />}
                </Fact>
              )
            })}
        </Facts>
        {image && <PaneFigure field={image} item={item} />}
      </div>
      {!isTextKind(kind) && <ContentEntries values={item.values} />}
    </article>
  )
}

function Head({ kind, item, onDelete, busy }: ContentPaneProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <h2 className="pane-title min-w-0">{item.title}</h2>
      <div className="flex flex-wrap gap-2 max-lg:w-full max-lg:[&>*]:flex-1">
        {item.state === 'live' && <ViewOnSite kind={kind} id={item._id} />}
        <EditLink kind={kind} id={item._id} />
        {!isOrderedByHand(kind) && <PinButton kind={kind} item={item} />}
        <Button look="danger" small busy={busy} onClick={onDelete}>
          <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Delete
        </Button>
      </div>
    </div>
  )
}
