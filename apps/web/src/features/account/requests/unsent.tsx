import { answerId, usePosted, type PublicFormName } from '../../../shared/form/posted.ts'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'

/** What was posted while the page of a link could not show its form, so that it is not lost. */
export function Unsent({ form }: { form: PublicFormName }) {
  const { values: { text = '' } = {} } = usePosted(form) ?? {}
  return (
    text && (
      <section className="max-w-(--container-prose)" id={answerId(form)} tabIndex={-1}>
        <h2 className="text-h3">We could not send what you wrote</h2>
        <div className="mt-3 grid gap-2.5 border-l-4 border-edge pl-5">
          <Paragraphs text={text} />
        </div>
      </section>
    )
  )
}
