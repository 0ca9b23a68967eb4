import { QUESTIONS } from '../../shared/anchors.ts'
import { questionsOn } from '../../shared/content/questions-on.ts'
import type { KindPages } from '../../shared/kinds/kind-pages.ts'
import { Paragraphs } from '../../shared/sections/paragraphs.tsx'
import { useTexts } from '../../shared/site/use-site.ts'

/** The questions of a page, with answers; each opens and closes independently. */
export function Faq({ on }: { on: KindPages['questions'] }) {
  const texts = useTexts()
  const questions = questionsOn(texts, on)
  if (questions.length === 0) return null
  return (
    <section className="section sunken outline-none" id={QUESTIONS} tabIndex={-1}>
      <div className="page faq">
        <h2 className="text-h2">{texts.headings?.questions}</h2>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={`${index} ${question}`} open={index === 0}>
              <summary>{question}</summary>
              <Paragraphs text={answer} />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
