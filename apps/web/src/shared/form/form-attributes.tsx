import { answerId, FORM, type PublicFormName } from './posted.ts'

/** The attributes of a form that works without JavaScript. The browser posts it to the address of its page. */
export const formAttributes = (form: PublicFormName) =>
  ({ method: 'post', action: `#${answerId(form)}`, noValidate: true }) as const

/** The hidden field by which the server finds the form of the page that was posted. */
export const FormName = ({ form }: { form: PublicFormName }) => <input type="hidden" name={FORM} value={form} />
