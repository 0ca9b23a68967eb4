import { Avatar } from '@energy/ui/picture'
import { knownPicture } from '@energy/ui/picture-link'
import { useSite, useTexts } from '../site/use-site.ts'

interface PersonProps {
  name: string
  job: string
  /** A link to the picture; without it, it is a drawing. */
  picture: string
}

/** A person's picture, name and job. */
export const Person = ({ name, job, picture }: PersonProps) => (
  <div className="person">
    <Avatar src={picture} known={knownPicture(picture, useSite().pictures)} sizes="3.5rem" className="size-14" />
    <div>
      <b>{name}</b>
      <span>{job}</span>
    </div>
  </div>
)

/** A quote of our expert; three bands run off to the right. */
export function ExpertQuote() {
  const { quote } = useTexts()
  if (!quote?.text) return null
  return (
    <section className="section quote" data-ground="deep">
      <div className="page">
        <blockquote>“{quote.text}”</blockquote>
        <div className="by">
          <Person {...quote} />
          <div className="bands" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
    </section>
  )
}
