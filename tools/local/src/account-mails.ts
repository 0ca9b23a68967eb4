import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { accountMail, type Code } from './account-mail.ts'

/** Where mails about accounts go, who sends them, and the site that their links lead to. */
export interface Post {
  SMTP_URL: string
  MAIL_FROM: string
  /** Origin of the site, such as `http://localhost:8080`. */
  site: string
}

export interface AccountMailsOptions extends Post {
  project: string
  /** Origin of the emulator. */
  auth: string
}

const PATIENCE = 5000

/**
 * Sends the mails about accounts that the identity emulator only lists. Its codes live no longer than the emulator,
 * and that no longer than this process: what was sent needs to be remembered nowhere else.
 */
export class AccountMails {
  readonly #options: AccountMailsOptions
  readonly #transport
  readonly #sent = new Set<string>()

  constructor(options: AccountMailsOptions) {
    this.#options = options
    this.#transport = createTransport({
      url: options.SMTP_URL,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    })
  }

  /** Sends each code that has not been sent. Rejects at the first that can't be; call again, but never at once. */
  async send() {
    const codes = await this.#codes()
    for (const code of codes.filter(({ oobCode }) => !this.#sent.has(oobCode))) {
      await this.#transport.sendMail({
        ...accountMail(code, this.#options.site),
        from: this.#options.MAIL_FROM,
        // The same for the same code, so that one sent again because the answer was lost is recognised.
        messageId: `<${createHash('sha256').update(code.oobCode).digest('hex').slice(0, 32)}@local.invalid>`,
      })
      this.#sent.add(code.oobCode)
    }
  }

  async #codes() {
    const { auth, project } = this.#options
    const response = await fetch(`${auth}/emulator/v1/projects/${project}/oobCodes`, {
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) throw new Error(`The emulator's codes: ${response.status}`)
    const { oobCodes }: { oobCodes: Code[] } = JSON.parse(await response.text())
    return oobCodes
  }
}
