import { assumptionsOf, casesOf, withOwn } from '@energy/contracts/estimate/assumptions'
import { estimate } from '@energy/contracts/estimate/estimate'
import type { Trade } from '@energy/contracts/estimate/situation'
import { useSearchParams } from 'react-router-dom'
import { Banner } from '../../shared/sections/banner.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { SpecialistSection } from '../../shared/specialist/specialist-section.tsx'
import { askedIn, situationOf, unansweredIn } from './address.ts'
import { Answer } from './answer.tsx'
import { AssumptionTable, unreadText } from './assumption-table.tsx'
import { commentOf } from './comment.ts'
import { figuresIn } from './figures.ts'
import { headlineOf } from './headline.ts'
import { FORM, Questions } from './questions.tsx'
import { useAnswering } from './use-answering.ts'

/** What somebody could save, from what the address says. It works without JavaScript. */
export function Estimate() {
  const { texts, company } = useSite()
  const [query] = useSearchParams()
  const entered = texts.estimate?.assumptions ?? []
  const assumed = (trade: Trade) => assumptionsOf(entered, trade)
  const asked = askedIn(query, assumed)
  const element = useAnswering(assumed, asked !== undefined)
  const figures = figuresIn(company.currency)
  const shown = asked ?? unansweredIn(query)
  const { trade, own } = shown
  const ours = assumed(trade)
  const cases = casesOf(withOwn(ours, own))
  const { situation, problems } = asked ? situationOf(asked, cases.likely) : {}
  const result = situation && estimate(situation, cases)
  const isDrawn = result !== undefined && result.fitting.length > 0
  return (
    <>
      <Banner texts={texts.estimate} title="Savings estimate" carrier="[--c:var(--color-leaf)]" />
      <div ref={element}>
        <Questions asked={shown} problems={problems ?? {}} unit={figures.unit('$ a month')} />
        {/* The page and the focus stay, so this announces the result to screen readers. */}
        <output className="sr-only">
          {[
            ...unreadText(shown.unread ?? {}),
            ...(problems ? Object.values(problems) : result ? [headlineOf(result, figures)] : []),
          ].join(' ')}
        </output>
        {asked && result ? (
          <Answer asked={asked} result={result} figures={figures} />
        ) : (
          <p className="page pb-(--spacing-section) text-muted">
            Answer the three questions, and the bands take their widths.
          </p>
        )}
        {/* What has no drawing has no choice of its unit either, and what was chosen stays. */}
        {asked && !isDrawn && <input type="hidden" name="draw" value={asked.draw} form={FORM} />}
        {asked && <AssumptionTable asked={asked} ours={ours} figures={figures} />}
      </div>
      <SpecialistSection comment={asked && result && commentOf(asked, result, figures)} />
    </>
  )
}
