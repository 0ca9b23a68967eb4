import { Illustration } from '@energy/ui/picture'
import { knownPicture } from '@energy/ui/picture-link'
import { CARD } from '../../shared/content/picture-sizes.ts'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { useSite } from '../../shared/site/use-site.ts'

/** The members of the team. */
export function Team() {
  const { texts, pictures } = useSite()
  const { team = [], headings } = texts
  if (team.length === 0) return null
  return (
    <section className="section">
      <div className="page">
        <SectionHead title={headings?.team} lead={headings?.teamLead} />
        <ul className="grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2rem)] sm:grid-cols-3">
          {team.map(({ name, role, picture }, index) => (
            <li
              key={`${index} ${name}`}
              className="max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-5"
            >
              <Illustration
                className="aspect-square max-sm:rounded-tr-[1.75rem] sm:mb-[1.375rem]"
                src={picture}
                known={knownPicture(picture, pictures)}
                sizes={CARD}
                fallback="/plates/avatar.svg"
                width={96}
                height={96}
              />
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1 text-[1rem] text-muted">{role}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
