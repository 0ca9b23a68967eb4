import { kinds, type Item, type Kind, type ListedItem } from '@energy/contracts/content'
import { hashOf } from '@energy/contracts/pictures/media'
import { keysOf } from '@energy/contracts/record-of'
import { Button } from '@energy/ui/button'
import { Illustration } from '@energy/ui/picture'
import { Trash2 } from 'lucide-react'
import { useConfig } from '@energy/client/use-config'
import { EditLink } from './edit-link.tsx'
import { ViewOnSite } from '../view-on-site.tsx'
import { PinButton } from './pin-button.tsx'
import { EntriesTable } from './entries-table.tsx'
import { withoutAlts } from '../../../shared/alt-fields.ts'
import { FormattedText } from '../../../shared/formatted/formatted-text.tsx'
import { Fact, Facts } from '../../../shared/facts.tsx'

interface ContentPaneProps {
  kind: Kind
  item: ListedItem
  onDelete: () => void
  /** It is being deleted. */
  busy: boolean
}

/** All fields of an item, with buttons to edit and to delete it. */
export function ContentPane(props: ContentPaneProps) {
  const { kind, item } = props
  const { textFields } = kinds[kind]
  const { siteUrl } = useConfig()
  const alt = shownAlt(item)
  return (
    <article>
      <Head {...props} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <Facts>
          {withoutAlts(keysOf(textFields).map((name) => ({ ...textFields[name], name })))
            .filter(({ control }) => control !== 'image')
            .map(({ name, label, control }) => (
              <Fact key={name} label={label} value={item[name]}>
                {control === 'formatted' && <FormattedText text={item[name]} />}
              </Fact>
            ))}
        </Facts>
        <figure className="max-w-80 max-xl:order-first max-md:max-w-none">
          <Illustration src={item.ctaImage} base={siteUrl} alt="" />
          <figcaption className="mt-2 text-small text-muted">
            {item.ctaImage ? 'CTA image' : 'CTA image: the default, as none is given'}
            {alt && <span className="block">Alternative text: {alt}</span>}
          </figcaption>
        </figure>
      </div>
      <EntriesTable
        caption="Sections"
        titleHead="Title"
        rows={item.sections.map((section) => ({
          ...section,
          description: <FormattedText text={section.description} />,
        }))}
      />
      <EntriesTable
        caption="Sub titles"
        titleHead="Sub title"
        rows={item.subTitles.map(({ subTitle, subTitleDescription, subTitlePrefix, cta, ctaImage }) => ({
          prefix: subTitlePrefix,
          title: subTitle,
          description: subTitleDescription,
          cta,
          ctaImage,
        }))}
      />
    </article>
  )
}

/** The alternative text of the image: that of the item, else that of the library. */
function shownAlt({ ctaImage, ctaImageAlt, pictures }: Item) {
  if (!ctaImage) return ''
  const hash = hashOf(ctaImage)
  return ctaImageAlt || (pictures.find((picture) => picture.hash === hash)?.alt ?? '')
}

function Head({ kind, item, onDelete, busy }: ContentPaneProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <h2 className="pane-title min-w-0">{item.headerTitle}</h2>
      <div className="flex flex-wrap gap-2 max-lg:w-full max-lg:[&>*]:flex-1">
        {item.state === 'live' && <ViewOnSite kind={kind} id={item._id} />}
        <EditLink kind={kind} id={item._id} />
        {kinds[kind].order === 'newest' && <PinButton kind={kind} item={item} />}
        <Button look="danger" small busy={busy} onClick={onDelete}>
          <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Delete
        </Button>
      </div>
    </div>
  )
}
