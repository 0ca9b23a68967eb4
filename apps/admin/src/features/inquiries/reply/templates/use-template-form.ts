import { CallError, isTemporary } from '@energy/client/call-error'
import { fieldErrorsOf } from '@energy/client/field-errors'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { template, type NewTemplate, type Template } from '@energy/contracts/inquiries/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { endKeysOf, sendOnce } from '../../../../shared/actions/send-once.ts'
import { versionedQuery, type Versioned } from '../../../../shared/records/versioned.ts'

/** The labels of the fields, with which their errors begin. */
export const labels: Readonly<Record<keyof NewTemplate, string>> = { name: 'Name', text: 'Text' }
/** Whether the API has these words: it removes spaces at their ends. */
const isStored = (body: NewTemplate, { item: { name, text } }: Versioned<Template>) =>
  name === body.name.trim() && text === body.text.trim()
const isField = (name: string): name is keyof NewTemplate => name in labels

/**
 * State and actions of the form of a template.
 * @param first the version that is changed; undefined for a new one
 */
export function useTemplateForm(first: Versioned<Template> | undefined, onDone: (sentence: string) => void) {
  const call = useCall()
  const queryClient = useQueryClient()
  const create = useSend(template.create)
  const update = useSend(template.update)
  const form = useForm<NewTemplate>({
    defaultValues: { name: first?.item.name ?? '', text: first?.item.text ?? '' },
  })
  const [base, setBase] = useState(first)
  // What somebody else has saved since the form was opened.
  const [theirs, setTheirs] = useState<Versioned<Template>>()
  const [failure, setFailure] = useState('')
  /** What the last save has sent whose answer was lost. */
  const unanswered = useRef<NewTemplate>(undefined)

  const showFailure = (cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause
    const errors = fieldErrorsOf(cause.problem, (name) => (isField(name) ? labels[name] : undefined))
    for (const { name, message } of errors) {
      if (isField(name)) form.setError(name, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  }
  const save = async (body: NewTemplate, version: Versioned<Template> | undefined): Promise<void> => {
    setFailure('')
    try {
      if (version) {
        const headers = { 'if-match': version.etag }
        await update.mutateAsync({ params: { id: version.item._id }, headers, body })
        endKeysOf('template')
      } else await sendOnce('template', body, (headers) => create.mutateAsync({ headers, body }))
    } catch (cause) {
      if (isTemporary(cause)) unanswered.current = body
      if (!version || !(cause instanceof CallError) || cause.status !== 412) return showFailure(cause)
      const read = versionedQuery(call, template.read, version.item._id)
      const latest = await queryClient.fetchQuery({ ...read, staleTime: 0 }).catch(showFailure)
      if (!latest) return
      const isOwn = unanswered.current && isStored(unanswered.current, latest)
      return isOwn ? save(body, latest) : setTheirs(latest)
    }
    return onDone(`“${body.name.trim()}” is saved.`)
  }
  const { isSubmitting } = form.formState
  const submit = (version: Versioned<Template> | undefined) => {
    if (!isSubmitting) void form.handleSubmit((body) => save(body, version))()
  }
  return {
    form,
    failure,
    theirs,
    busy: isSubmitting,
    submit: () => submit(base),
    keepMine() {
      form.setFocus('name')
      setBase(theirs)
      setTheirs(undefined)
      submit(theirs)
    },
    loadTheirs() {
      if (!theirs) return
      form.setFocus('name')
      form.reset({ name: theirs.item.name, text: theirs.item.text })
      setBase(theirs)
      setTheirs(undefined)
    },
  }
}
