import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes everything and remembers who was written to. */
export async function startMailSink(port: number) {
  const addresses = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().once('end', () => {
        for (const { address } of envelope.rcptTo) addresses.add(address)
        done()
      })
    },
  })
  // Who is killed while it speaks breaks off.
  server.on('error', () => {})
  const { server: listening } = server
  server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    addresses,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
