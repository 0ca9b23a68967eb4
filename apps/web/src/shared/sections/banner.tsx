export interface BannerProps {
  /** The lines of the title; the last continues as a band. */
  lines: readonly [string, string]
  lead: string
  /** Sets `--c`, the colour of the band. */
  carrier: string
}

/** The banner at the top of a page. */
export const Banner = ({ lines: [first, last], lead, carrier }: BannerProps) => (
  <section className="banner">
    <div className="page">
      <h1>
        <span>{first} </span>
        <span className={`run ${carrier}`}>{last}</span>
      </h1>
      <p className="lead">{lead}</p>
    </div>
  </section>
)
