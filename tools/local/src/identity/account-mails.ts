import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { accountMail, type Code } from './account-mail.ts'
import { say } from '../say.ts'

/** The mail server and the sender of account mails, and the site that their links open. */
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
 * Sends the account mails that the identity emulator only lists. A code lives no longer than the emulator, and the
 * emulator no longer than this process, so the sent codes are stored in memory only.
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

  /** Sends each code that was not sent yet. Does nothing while a call is running. The next call retries what failed. */
  send() {
    if (this.#isSending) return
    this.#isSending = true
    void this.#sendNew()
      // The emulator is unavailable, and its codes are lost with it.
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
        // Logged once, not every second. The next code may still succeed.
        if (!this.#isFailing) say(`The mail to ${code.email} can't be sent yet: ${String(error)}`)
        this.#isFailing = true
      }
    }
  }

  async #sendOne(code: Code) {
    const { MAIL_FROM: from, site } = this.#options
    // The same id for the same code: a mail that is sent twice, because the response was lost, can be recognised.
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
