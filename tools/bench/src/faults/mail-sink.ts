import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that remembers the last mail to each address.
 * @param refuses says whose mails it never takes; it takes all others
 */
export async function startMailSink(port: number, rejects: (address: string) => boolean = () => false) {
  const mails = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      done(rejects(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, done) {
      text(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) mails.set(address, mail)
        done()
      }, done)
    },
  })
  // Who is killed while it speaks breaks off.
  server.on('error', () => {})
  const { server: listening } = server
  server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** As they came, by their address. */
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
