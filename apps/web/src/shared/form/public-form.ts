import type { Fields } from './fields.ts'
import type { PublicFormName } from './posted.ts'
import type { SentFrom } from './sent-from.ts'

/** A form that anybody may send, with JavaScript or without. */
export interface PublicForm<T extends object> {
  name: PublicFormName
  fields: Fields
  /** Reads the body of the API's call. */
  read: (typed: FormData, from: SentFrom) => T
}
