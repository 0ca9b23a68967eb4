import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { companyOf } from '../src/identity/company-of.ts'
import { freePort } from '../src/ports.ts'
import { until } from '../src/supervisor/until.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

interface Mail {
  subject: string
  text: string
  html: string
  messageId: string
  to: { address: string }[]
  from: { address: string; name: string }[]
}

async function services(env: Record<string, string> = {}) {
  const directory = env['DATA_DIR'] ?? aDirectory()
  const port = await freePort()
  const program = aProgram('test/fixtures/identity.ts', [], {
    DATA_DIR: directory,
    LOCAL_AUTH_PORT: String(port),
    ...env,
  })
  const [line] = await program.wrote(/Ready: .*/)
  const toolkit = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1`
  return {
    ...program,
    directory,
    line,
    /** Sends a request as the browser's Firebase client does. */
    async call(name: string, body: object) {
      const response = await fetch(`${toolkit}/accounts:${name}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer: Record<string, unknown> = JSON.parse(await response.text())
      return { status: response.status, ...answer }
    },
    /** All mails in the mailbox, read from the address in the ready line. */
    async mails() {
      const page = /mail (http:\S+?)[.,] /.exec(line)?.[1] ?? ''
      const mails: Mail[] = JSON.parse(await fetch(`${page}/email`).then((response) => response.text()))
      return mails
    },
  }
}

type Services = Awaited<ReturnType<typeof services>>

const mailsOf = (at: Services, count: number) =>
  until(
    async () => {
      const mails = await at.mails()
      return mails.length >= count ? mails : undefined
    },
    60,
    `${count} mails`,
  )

/** The code in a mail's link. */
const codeIn = (mail: Mail | undefined, mode: string) =>
  new RegExp(`http://localhost:8080/account/action\\?mode=${mode}&oobCode=(\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''

const NEW = { email: 'new@example.com', password: 'secret-1' }
const reset = { requestType: 'PASSWORD_RESET', email: NEW.email }

/** Long enough for the mails to be sent a second time. */
const aWhile = () => pause(2500)

describe('account mails', () => {
  it('contain links that work, and are sent once, also if the mailbox dies and the product restarts', async () => {
    const first = await services()
    await first.call('signUp', NEW)
    expect(await first.call('sendOobCode', reset)).toMatchObject({ status: 200 })
    const [mail] = await mailsOf(first, 1)
    expect(mail).toMatchObject({
      // Without the site there is nobody to say the company's name.
      subject: 'Set a new password – localhost:8080',
      to: [{ address: NEW.email }],
      from: [{ name: 'Millrace Energy', address: 'hello@example.com' }],
    })
    const oobCode = codeIn(mail, 'resetPassword')
    expect(mail?.html).toContain(`/account/action?mode=resetPassword&amp;oobCode=${oobCode}"`)

    const pids = readFileSync(join(first.directory, 'parts'), 'utf8').split('\n').map(Number.parseFloat)
    process.kill(pids[1] ?? 0, 'SIGKILL')
    await first.wrote(/Mailbox has died[\s\S]*Mailbox is ready/)
    await aWhile()
    expect(await mailsOf(first, 1)).toMatchObject([{ messageId: mail?.messageId }])

    expect(await first.call('resetPassword', { oobCode, newPassword: 'secret-2' })).toMatchObject({ status: 200 })
    const signIn = { email: NEW.email, password: 'secret-2', returnSecureToken: true }
    const signedIn = await first.call('signInWithPassword', signIn)
    expect(signedIn).toMatchObject({ status: 200 })
    const { idToken } = { idToken: undefined, ...signedIn }

    await first.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const [, verification] = await mailsOf(first, 2)
    const verified = await first.call('update', { oobCode: codeIn(verification, 'verifyEmail') })
    expect(verified).toMatchObject({ status: 200, emailVerified: true })

    await first.call('update', { idToken, email: 'other@example.com' })
    const [, , change] = await mailsOf(first, 3)
    expect(change?.to).toMatchObject([{ address: NEW.email }])
    const recovered = await first.call('update', { oobCode: codeIn(change, 'recoverEmail') })
    expect(recovered).toMatchObject({ status: 200, email: NEW.email })

    // The same for an unused code: the next run must not send its mail again.
    await first.call('sendOobCode', reset)
    await mailsOf(first, 4)
    first.signal('SIGINT')
    expect(await first.ended).toBe(0)

    const second = await services({ DATA_DIR: first.directory })
    await aWhile()
    expect(await mailsOf(second, 4)).toHaveLength(4)
  })

  it('are sent to SMTP_URL without a local mailbox, and wait until that server answers', async () => {
    const smtp = String(await freePort())
    const at = await services({ SMTP_URL: `smtp://127.0.0.1:${smtp}` })
    expect(at.line).not.toContain('mail http')
    expect(at.output()).not.toContain('Mailbox')
    await at.call('signUp', NEW)
    await at.call('sendOobCode', reset)
    await at.wrote(/The mail to new@example\.com can't be sent yet: .*ECONNREFUSED/)
    const elsewhere = await services({ LOCAL_SMTP_PORT: smtp })
    const [mail] = await mailsOf(elsewhere, 1)
    await aWhile()
    expect(await elsewhere.mails()).toHaveLength(1)
    const oobCode = codeIn(mail, 'resetPassword')
    expect(await at.call('resetPassword', { oobCode, newPassword: 'secret-2' })).toMatchObject({ status: 200 })
  })
})

const SITE = 'http://localhost:4200'

/** An API on a port of its own, as `nx serve` has it. */
async function anApi(answer: RequestListener) {
  const api = createServer(answer)
  onTestFinished(() => void api.close())
  const port = await freePort()
  api.listen(port, '127.0.0.1')
  await once(api, 'listening')
  return `http://127.0.0.1:${port}`
}

it('the company is that of the API, which need not be on the origin of the site', async () => {
  const api = await anApi(({ url }, response) =>
    response.writeHead(url === '/site' ? 200 : 404).end('{"company":{"name":"Millrace Energy"}}'),
  )
  expect(await companyOf(SITE, api)).toMatchObject({ name: 'Millrace Energy' })
})

it('the host of the site stands for the company while the gateway answers that the API is unavailable', async () => {
  const api = await anApi((_, response) => response.writeHead(503).end('{"status":503}'))
  expect(await companyOf(SITE, api)).toMatchObject({ name: 'localhost:4200' })
})

describe('the ports of the mailbox', () => {
  it('are reported with their variables if they are taken', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void otherServer.close())
    await until(async () => otherServer.listening, 5, 'the other server')
    const address = otherServer.address()
    const taken = String(typeof address === 'object' ? address?.port : '')
    const product = aProgram('src/start.ts', [], {
      DATA_DIR: aDirectory(),
      PORT: String(await freePort()),
      LOCAL_SMTP_PORT: taken,
      LOCAL_MAILBOX_PORT: taken,
    })
    expect(await product.ended).toBe(1)
    expect(product.output()).toContain(`Port ${taken} is taken by another program. Set LOCAL_SMTP_PORT to a free one.`)
    expect(product.output()).toContain(`LOCAL_MAILBOX_PORT uses port ${taken}, which another variable already uses.`)
  })
})
