import { questions } from '../../shared/content/questions.ts'

/** Questions with answers; each opens and closes independently. */
export const Faq = () => (
  <section className="section sunken">
    <div className="page faq">
      <h2 className="text-h2">Questions we are asked</h2>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)
