import type { Block } from '@energy/contracts/formatted'
import { Formatted } from '@energy/formatted/view'
import { Banner } from '../../shared/sections/banner.tsx'

interface ClausesProps {
  title: string
  /** Sets `--c`, the colour of the band. */
  carrier: string
  texts:
    | {
        bannerFirst: string
        bannerLast: string
        bannerLead: string
        clauses: readonly { title: string; text: readonly Block[] }[]
      }
    | undefined
}

/** A legal text under its banner: the titles of the clauses on the left, their texts on the right. */
export const Clauses = ({ texts, ...banner }: ClausesProps) => (
  <>
    <Banner {...banner} texts={texts} />
    <section className="section joined">
      <div className="page">
        {texts?.clauses.map(({ title, text }, index) => (
          <section key={`${index} ${title}`} className="split gap-y-3 border-t border-line py-8">
            <h2 className="text-h3">{title}</h2>
            <div className="prose formatted">
              <Formatted blocks={text} level={3} />
            </div>
          </section>
        ))}
      </div>
    </section>
  </>
)
