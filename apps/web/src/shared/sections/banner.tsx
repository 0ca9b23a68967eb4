interface BannerProps {
  /** The lines of the title, of which the last continues as a band, and the text below them. */
  texts: { bannerFirst: string; bannerLast: string; bannerLead: string } | undefined
  /** The title while the texts are not known, and where their last line is empty. */
  title: string
  /** Sets `--c`, the colour of the band. */
  carrier: string
}

/** The banner at the top of a page. */
export const Banner = ({ texts, title, carrier }: BannerProps) => (
  <section className="banner">
    <div className="page">
      <h1>
        {texts?.bannerFirst && <span>{texts.bannerFirst} </span>}
        <span className={`run ${carrier}`}>{(texts && texts.bannerLast) || title}</span>
      </h1>
      {texts?.bannerLead && <p className="lead">{texts.bannerLead}</p>}
    </div>
  </section>
)
