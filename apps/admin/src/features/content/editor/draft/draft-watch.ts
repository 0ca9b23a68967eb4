import type { Kind } from '@energy/contracts/content'
import { dropDraft, saveDraft } from '../../../../shared/form/drafts.ts'
import type { ContentDraft } from './content-draft.ts'
import { readForm } from '../read-content.ts'

/** Milliseconds after the last key press. */
const PAUSE = 300

interface Work {
  kind: Kind
  /** The version that the form began from. */
  etag: string
  /** An older draft is on offer: it stays until something takes its place. */
  offering: boolean
}

/** Watches over what is typed into a form, and keeps it in this browser for as long as it is not saved. */
export class DraftWatch {
  readonly #place: string
  #work: Work = { kind: 'products', etag: '', offering: false }
  #form: HTMLFormElement | undefined
  #saved = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(storageKey: string) {
    this.#place = storageKey
  }

  /** Says what is worked on, whenever that changes. */
  follow(work: Work) {
    this.#work = work
  }
  /** A form is there, and shows what is saved. */
  begin(form: HTMLFormElement) {
    this.#form = form
    this.#saved = this.#shown() ?? ''
  }
  get isDirty() {
    const shown = this.#shown()
    return shown !== undefined && shown !== this.#saved
  }
  /** Somebody types: it is kept in a moment. */
  touch() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), PAUSE)
  }
  /** Keeps at once what was about to be kept. */
  flush() {
    if (this.#timer !== undefined) this.#keep()
  }
  /** It is saved, or its form goes away: nothing is kept from here on. */
  end() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#form = undefined
  }

  #shown() {
    return this.#form && JSON.stringify(readForm(new FormData(this.#form)))
  }
  #keep() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#form) return
    const { kind, etag, offering } = this.#work
    const typed = readForm(new FormData(this.#form))
    if (this.isDirty) saveDraft<ContentDraft>(this.#place, { kind, etag, typed, savedAt: new Date().toISOString() })
    else if (!offering) dropDraft(this.#place)
  }
}
