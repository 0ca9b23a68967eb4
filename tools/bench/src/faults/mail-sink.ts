import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const HEADERS = /^(subject|message-id): (.*?)\r$/gim

/**
 * A mail server that stores the last mail to each address.
 * @param options `rejects`: whether it rejects mails to an address; by default it accepts all
 */
export async function startMailSink(
  port: number,
  { rejects = () => false, host = '127.0.0.1' }: { rejects?: (address: string) => boolean; host?: string } = {},
) {
  const mails = new Map<string, string>()
  const messageIds = new Map<string, Set<string>>()
  const received: { to: string; messageId: string }[] = []
  const noteId = (mail: string, recipients: readonly string[]) => {
    const found = new Map([...mail.matchAll(HEADERS)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
    const subject = found.get('subject') ?? ''
    const messageId = found.get('message-id') ?? ''
    messageIds.set(subject, (messageIds.get(subject) ?? new Set()).add(messageId))
    received.push(...recipients.map((to) => ({ to, messageId })))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      done(rejects(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, done) {
      text(stream).then((mail) => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        for (const address of recipients) mails.set(address, mail)
        noteId(mail.slice(0, mail.indexOf('\r\n\r\n') + 2), recipients)
        done()
      }, done)
    },
  })
  // A worker that is killed while it sends closes its connection.
  server.on('error', () => {})
  const { server: listening } = server
  const open = new Set<Socket>()
  listening.on('connection', (socket: Socket) => void open.add(socket))
  server.listen(port, host)
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The raw mails by their recipient. */
    mails,
    /** The Message-IDs of all mails by their subject. */
    messageIds,
    /** Each mail that was accepted, in their order. */
    received,
    /** Cuts all connections, as a server that is killed. */
    async die() {
      const closed = once(listening, 'close')
      listening.close()
      for (const socket of open) socket.destroy()
      await closed
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
