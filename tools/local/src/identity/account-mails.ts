import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { accountMail, type Code } from './account-mail.ts'
import { companyOf } from './company-of.ts'
import { say } from '../say.ts'

/** The mail server and the sender of account mails, and the site that their links open. */
export interface MailSettings {
  SMTP_URL: string
  MAIL_FROM: string
  /** Origin of the site, such as `http://localhost:8080`. */
  site: string
  /** Address of the API, which answers the company's name, such as `http://127.0.0.1:4000`. */
  api: string
}

interface AccountMailsOptions extends MailSettings {
  project: string
  /** Origin of the emulator. */
  auth: string
}

const TIMEOUT = 5000

/**
 * Sends the account mails that the identity emulator only lists. A code is valid no longer than the emulator runs, and the
 * emulator no longer than this process, so the sent codes are stored in memory only.
 * @returns a function that sends each code that was not sent yet. It does nothing while a call is running. The next call
 * retries what failed.
 */
export function accountMails({ project, auth, site, api, MAIL_FROM: from, SMTP_URL: url }: AccountMailsOptions) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  const sent = new Set<string>()
  let isSending = false
  let isFailing = false

  async function listedCodes() {
    const response = await fetch(`${auth}/emulator/v1/projects/${project}/oobCodes`, {
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`The emulator's codes: ${response.status}`)
    const { oobCodes }: { oobCodes: Code[] } = JSON.parse(await response.text())
    return oobCodes
  }

  async function sendNew() {
    const codes = (await listedCodes()).filter(({ oobCode }) => !sent.has(oobCode))
    if (codes.length === 0) return
    const company = await companyOf(site, api)
    for (const code of codes) {
      // The same id for the same code: a mail that is sent twice, because the response was lost, can be recognised.
      const id = createHash('sha256').update(code.oobCode).digest('hex').slice(0, 32)
      try {
        await transport.sendMail({
          ...accountMail(code, site, company),
          from,
          messageId: `<${id}@local.invalid>`,
        })
        sent.add(code.oobCode)
        isFailing = false
      } catch (error) {
        // Logged once, not every second. The next code may still succeed.
        if (!isFailing) say(`The mail to ${code.email} can't be sent yet: ${String(error)}`)
        isFailing = true
      }
    }
  }

  return () => {
    if (isSending) return
    isSending = true
    void sendNew()
      // The emulator is unavailable, and its codes are lost with it.
      .catch(() => {})
      .finally(() => (isSending = false))
  }
}
