import { Avatar } from '@energy/ui/picture'

/** A person's picture, name and job. */
export const Person = ({ name, job }: { name: string; job: string }) => (
  <div className="person">
    <Avatar src="" className="size-14" />
    <div>
      <b>{name}</b>
      <span>{job}</span>
    </div>
  </div>
)

/** A quote of our expert; three bands run off to the right. */
export const ExpertQuote = () => (
  <section className="section quote" data-ground="deep">
    <div className="page">
      <blockquote>
        “The cheapest unit of energy is the one a building stops asking for. So we begin with the meter, and only then
        talk about machines.”
      </blockquote>
      <div className="by">
        <Person name="Dr Amara Lindqvist" job="Head of Engineering" />
        <div className="bands" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  </section>
)
