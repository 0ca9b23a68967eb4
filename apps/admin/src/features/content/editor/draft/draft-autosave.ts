import type { Kind } from '@energy/contracts/content'
import { dropDraft, saveDraft } from '../../../../shared/form/drafts.ts'
import type { ContentDraft } from './content-draft.ts'
import { readForm } from '../read-content.ts'

/** Milliseconds after the last key press. */
const DEBOUNCE = 300

interface DraftContext {
  kind: Kind
  /** The version that the form began from. */
  etag: string
  /** An older draft is on offer: it stays until something takes its place. */
  hasOffer: boolean
}

/** Watches over what is typed into a form, and keeps it in this browser for as long as it is not saved. */
export class DraftAutosave {
  readonly #storageKey: string
  #context: DraftContext = { kind: 'products', etag: '', hasOffer: false }
  #form: HTMLFormElement | undefined
  #saved = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(storageKey: string) {
    this.#storageKey = storageKey
  }

  /** Says what is worked on, whenever that changes. */
  setContext(context: DraftContext) {
    this.#context = context
  }
  /** A form is there, and shows what is saved. */
  begin(form: HTMLFormElement) {
    this.#form = form
    this.#saved = this.#serialized() ?? ''
  }
  get isDirty() {
    const current = this.#serialized()
    return current !== undefined && current !== this.#saved
  }
  /** Somebody types: it is kept in a moment. */
  touch() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#save(), DEBOUNCE)
  }
  /** Keeps at once what was about to be kept. */
  flush() {
    if (this.#timer !== undefined) this.#save()
  }
  /** It is saved, or its form goes away: nothing is kept from here on. */
  end() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#form = undefined
  }

  #serialized() {
    return this.#form && JSON.stringify(readForm(new FormData(this.#form)))
  }
  #save() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#form) return
    const { kind, etag, hasOffer } = this.#context
    const typed = readForm(new FormData(this.#form))
    if (this.isDirty)
      saveDraft<ContentDraft>(this.#storageKey, { kind, etag, typed, savedAt: new Date().toISOString() })
    else if (!hasOffer) dropDraft(this.#storageKey)
  }
}
