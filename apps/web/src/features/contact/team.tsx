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
      <ul className="team">
        {members.map(({ name, role, portrait }) => (
          <li key={name}>
            <Illustration src={portrait} fallback="/plates/avatar.svg" width={96} height={96} />
            <div>
              <h3 className="text-h3">{name}</h3>
              <p>{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
