import type { PictureWithUses } from '@energy/contracts/pictures/pictures'
import { Link } from 'react-router-dom'
import { editedWords } from '../../../shared/records/edited.ts'

/** The items that show a picture, with links to their editors. */
export function PictureUses({ picture: { uses, usedIn } }: { picture: PictureWithUses }) {
  return (
    <section aria-labelledby="picture-uses" className="border-t border-line pt-3">
      <h3 id="picture-uses" className="font-[580]">
        {uses === 0 ? 'Used in no item' : `Used in ${uses} ${uses === 1 ? 'item' : 'items'}`}
      </h3>
      <ul>
        {usedIn.map(({ kind, _id, headerTitle, place }) => (
          <li key={`${_id} ${place}`} className="border-b border-line py-1">
            <Link className="grid min-h-touch content-center hover:bg-tint" to={editedWords[kind].editor(_id)}>
              <span className="font-[580] text-(--color-link)">{headerTitle}</span>
              <span className="text-small text-muted">
                {editedWords[kind].one}, {place}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
