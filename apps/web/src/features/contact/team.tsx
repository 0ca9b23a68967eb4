import { Illustration } from '@energy/ui/picture'
import { SectionHead } from '../../shared/sections/section-head.tsx'

const members = [
  { name: 'Dr Amara Lindqvist', role: 'Head of Engineering', portrait: '/plates/portrait-air.svg' },
  { name: 'Jonas Whitlock', role: 'Energy Markets', portrait: '/plates/portrait-power.svg' },
  { name: 'Priya Raman', role: 'Heat and Storage', portrait: '/plates/portrait-heat.svg' },
]

/** Three members of the team. */
export const Team = () => (
  <section className="section">
    <div className="page">
      <SectionHead title="Our team" lead="Whoever answers you has stood in a plant room." />
      <ul className="grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2rem)] sm:grid-cols-3">
        {members.map(({ name, role, portrait }) => (
          <li key={name} className="max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-5">
            <Illustration
              className="aspect-square max-sm:rounded-tr-[1.75rem] sm:mb-[1.375rem]"
              src={portrait}
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
