import type { Kind } from '@energy/contracts/content'
import { dropDraft, saveDraft } from '../../../../shared/form/drafts.ts'
import type { ContentDraft } from './content-draft.ts'
import { readForm } from '../read-content.ts'

/** Milliseconds after the last key press. */
const DEBOUNCE = 300

interface DraftContext {
  kind: Kind
  /** The ETag of the version that the form shows. */
  etag: string
  /** An older draft is offered: it stays stored until another draft replaces it. */
  hasOffer: boolean
}

/** Stores the unsaved values of a form as a draft in this browser. */
export class DraftAutosave {
  readonly #storageKey: string
  #context: DraftContext = { kind: 'products', etag: '', hasOffer: false }
  #form: HTMLFormElement | undefined
  #saved = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(storageKey: string) {
    this.#storageKey = storageKey
  }

  /** Call on every change of the context. */
  setContext(context: DraftContext) {
    this.#context = context
  }
  /** Starts with a form that shows the saved values. */
  begin(form: HTMLFormElement) {
    this.#form = form
    this.#saved = this.#serialized() ?? ''
  }
  get isDirty() {
    const current = this.#serialized()
    return current !== undefined && current !== this.#saved
  }
  /** Call on each input: stores the draft after a short delay. */
  touch() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#save(), DEBOUNCE)
  }
  /** Stores a pending draft immediately. */
  flush() {
    if (this.#timer !== undefined) this.#save()
  }
  /** Stops storing, after a save or when the form unmounts. */
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
