import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const HEADERS = /^(subject|message-id): (.*?)\r$/gim

/**
 * A mail server that stores the last mail to each address.
 * @param rejects whether it rejects mails to an address; by default it accepts all
 */
export async function startMailSink(port: number, rejects: (address: string) => boolean = () => false) {
  const mails = new Map<string, string>()
  const messageIds = new Map<string, Set<string>>()
  const noteId = (mail: string) => {
    const found = new Map([...mail.matchAll(HEADERS)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
    const subject = found.get('subject') ?? ''
    messageIds.set(subject, (messageIds.get(subject) ?? new Set()).add(found.get('message-id') ?? ''))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      done(rejects(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, done) {
      text(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) mails.set(address, mail)
        noteId(mail.slice(0, mail.indexOf('\r\n\r\n') + 2))
        done()
      }, done)
    },
  })
  // A worker that is killed while it sends closes its connection.
  server.on('error', () => {})
  const { server: listening } = server
  server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The raw mails by their recipient. */
    mails,
    /** The Message-IDs of all mails by their subject. */
    messageIds,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
