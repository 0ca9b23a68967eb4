import { answerId, usePosted } from './form/posted.ts'
import type { PublicForm } from './form/public-form.ts'
import { Paragraphs } from './sections/paragraphs.tsx'

const hasData = ({ state }: { state: { data: unknown } }) => state.data !== undefined

/**
 * For the query of a page that shows what was not sent where it has no data: reading again takes the place of that, and of
 * what is typed there, so only a press on Try again does.
 */
export const unreadStays = { retryOnMount: false, refetchOnWindowFocus: hasData, refetchOnReconnect: hasData }

interface UnsentProps {
  form: Pick<PublicForm<object>, 'name' | 'fields'>
  /** The words for a value that was picked and not typed, by field; `""` for one that says nothing by itself. */
  picked?: Readonly<Record<string, (value: string) => string>>
}

/** What was posted while its page could not show the form, and why it was not sent, so that nothing is lost. */
export function Unsent({ form: { name, fields }, picked = {} }: UnsentProps) {
  const { values, formError, fieldErrors = {} } = usePosted(name) ?? {}
  if (!values) return null
  const typed = Object.entries(fields)
    .map(([field, { label }]) => ({ label, text: picked[field]?.(values[field] ?? '') ?? values[field] }))
    .filter(({ text }) => text)
  return (
    <section className="mt-8 grid max-w-(--container-prose) gap-3 outline-none" id={answerId(name)} tabIndex={-1}>
      <h2 className="text-h3">This was not sent</h2>
      {(formError ? [formError] : Object.values(fieldErrors)).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {typed.length > 0 && (
        <dl className="grid gap-3 border-l-4 border-edge pl-5 [overflow-wrap:anywhere]">
          {typed.map(({ label, text = '' }) => (
            <div key={label}>
              <dt className="text-ui text-muted">{label}</dt>
              <dd className="grid gap-2.5">
                <Paragraphs text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
