import { createContext, useContext, useEffect, useState } from 'react'
import type { FieldErrors } from './fields.ts'

/** The names of the forms that the site's server accepts. */
export type PublicFormName =
  | 'contact'
  | 'specialist'
  | 'bill'
  | 'newsletter'
  | 'confirm'
  | 'unsubscribe'
  | 'message'
  | 'links'
  | 'accept'
  | 'decline'
  | 'question'
  | 'booking'
  | 'move'
  | 'cancel'

/** The answer of the site's server to a form that was posted without JavaScript. */
export interface Posted {
  /** The name of the form. */
  form: string
  /** The API's status: 0 if it was not reached, absent if the form was accepted or not sent. */
  status?: number
  /** What was typed and ticked, by name; absent if the form was accepted. */
  values?: Readonly<Record<string, string>>
  fieldErrors?: FieldErrors
  /** The error of the form as a whole. */
  formError?: string
}

const PostedContext = createContext<{ current: Posted | undefined }>({ current: undefined })
/** Provides the answer to a form of the page that the server has rendered. */
export const PostedProvider = PostedContext.Provider

/** The answer to a form that was posted. It is shown once: when the form leaves the page, it is dropped. */
export function usePosted(form: PublicFormName) {
  const answer = useContext(PostedContext)
  const [posted] = useState(answer.current?.form === form ? answer.current : undefined)
  useEffect(
    () => () => {
      if (answer.current?.form === form) answer.current = undefined
    },
    [answer, form],
  )
  return posted
}

/** How the server renders a page that answers a form. */
export interface FormAnswer {
  posted?: Posted
  /** Without scripts, for a page that is not the one of its address. */
  isStatic?: boolean
}

/** The name of the hidden field that names the form. */
export const FORM = 'form'
/**
 * The name of the hidden field that says after what a text was written: the same text after something else is another
 * message, and not one that is sent twice.
 */
export const AFTER = 'after'
/** The parameter of an address that names the form which was accepted. */
export const SENT = 'sent'
/** The id of the element that answers a form: errors or a confirmation. Addresses lead there. */
export const answerId = (form: string) => `${form}-answer`
