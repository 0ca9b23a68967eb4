import { useConfig } from '@energy/client/use-config'
import { hashOf } from '@energy/contracts/pictures/media'
import { Illustration } from '@energy/ui/picture'
import { altOf } from '../../../shared/media/alt-fields.ts'
import type { ListedItem } from '../record/calls.ts'
import type { FormField } from '../record/entry-kind.ts'
import { textIn } from '../record/values.ts'

/** The image of an item with its alternative text: that of the item, else that of the library. */
export function PaneFigure({
  field: { name, label },
  item: { values, pictures },
}: {
  field: FormField
  item: ListedItem
}) {
  const { siteUrl } = useConfig()
  const link = textIn(values, name)
  const hash = link && hashOf(link)
  const alt = link && (textIn(values, altOf(name)) || (pictures.find((picture) => picture.hash === hash)?.alt ?? ''))
  return (
    <figure className="max-w-80 max-xl:order-first max-md:max-w-none">
      <Illustration src={link} base={siteUrl} alt="" />
      <figcaption className="mt-2 text-small text-muted">
        {link ? label : `${label}: the default, as none is given`}
        {alt && <span className="block">Alternative text: {alt}</span>}
      </figcaption>
    </figure>
  )
}
