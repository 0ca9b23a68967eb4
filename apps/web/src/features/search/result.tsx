import type { Found, Passage } from '@energy/contracts/site/site-search'
import { Illustration } from '@energy/ui/picture'
import { Link } from 'react-router-dom'
import { THUMBNAIL } from '../../shared/content/picture-sizes.ts'
import { pictureOf } from '../../shared/content/picture-of.ts'
import { FOUND } from './found-kinds.ts'

const Marked = ({ passage }: { passage: Passage }) => (
  <>{passage.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}</>
)

/** A result: its kind, its title as a link, and the words around the match. */
export function Result({ found }: { found: Found }) {
  const { kind, title, text, picture } = found
  const { one, pathTo } = FOUND[kind]
  return (
    <li className={picture ? undefined : 'plain'}>
      {picture && <Illustration {...pictureOf(picture, picture)} sizes={THUMBNAIL} />}
      <div>
        <p className="kind">{one}</p>
        <h3>
          <Link className="stretched" to={pathTo(found)}>
            <Marked passage={title} />
          </Link>
        </h3>
        <p>
          <Marked passage={text} />
        </p>
      </div>
    </li>
  )
}
