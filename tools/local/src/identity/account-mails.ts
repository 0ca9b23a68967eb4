import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { accountMail, type Code } from './account-mail.ts'
import { say } from '../say.ts'

/** Where mails about accounts go, who sends them, and the site that their links lead to. */
export interface MailSettings {
  SMTP_URL: string
  MAIL_FROM: string
  /** Origin of the site, such as `http://localhost:8080`. */
  site: string
}

export interface AccountMailsOptions extends MailSettings {
  project: string
  /** Origin of the emulator. */
  auth: string
}

const TIMEOUT = 5000

/**
 * Sends the mails about accounts that the identity emulator only lists. Its codes live no longer than the emulator,
 * and that no longer than this process: what was sent needs to be remembered nowhere else.
 */
export class AccountMails {
  readonly #options: AccountMailsOptions
  readonly #transport
  readonly #sent = new Set<string>()
  #isSending = false
  #isFailing = false

  constructor(options: AccountMailsOptions) {
    this.#options = options
    this.#transport = createTransport({
      url: options.SMTP_URL,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    })
  }

  /** Sends each code that has not been sent, unless that is already going on. What fails is left for the next call. */
  send() {
    if (this.#isSending) return
    this.#isSending = true
    void this.#sendNew()
      // The emulator is away; its codes are gone with it.
      .catch(() => {})
      .finally(() => (this.#isSending = false))
  }

  async #sendNew() {
    const codes = await this.#codes()
    for (const code of codes.filter(({ oobCode }) => !this.#sent.has(oobCode))) {
      try {
        await this.#sendOne(code)
        this.#sent.add(code.oobCode)
        this.#isFailing = false
      } catch (error) {
        // Said once, and not each second again; the next one may still go.
        if (!this.#isFailing) say(`The mail to ${code.email} can't be sent yet: ${String(error)}`)
        this.#isFailing = true
      }
    }
  }

  async #sendOne(code: Code) {
    const { MAIL_FROM: from, site } = this.#options
    // The same for the same code, so that one sent again because the answer was lost is recognised.
    const id = createHash('sha256').update(code.oobCode).digest('hex').slice(0, 32)
    await this.#transport.sendMail({ ...accountMail(code, site), from, messageId: `<${id}@local.invalid>` })
  }

  async #codes() {
    const { auth, project } = this.#options
    const response = await fetch(`${auth}/emulator/v1/projects/${project}/oobCodes`, {
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`The emulator's codes: ${response.status}`)
    const { oobCodes }: { oobCodes: Code[] } = JSON.parse(await response.text())
    return oobCodes
  }
}
