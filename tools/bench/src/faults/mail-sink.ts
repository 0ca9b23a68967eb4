import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that stores the last mail to each address.
 * @param rejects whether it rejects mails to an address; by default it accepts all
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
  // A worker that is killed while it sends closes its connection.
  server.on('error', () => {})
  const { server: listening } = server
  server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The raw mails by their recipient. */
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
