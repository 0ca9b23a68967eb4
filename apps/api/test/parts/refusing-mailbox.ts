import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** What it says to each command (RFC 5321): it knows nobody whom a mail could be for. */
const ANSWERS = new Map([
  ['EHLO', '250 mail.example'],
  ['MAIL', '250 OK'],
  ['RCPT', '550 5.1.1 No such mailbox'],
  ['RSET', '250 OK'],
  ['QUIT', '221 Bye'],
])

/** A mail server that refuses every mail for good. */
export async function aRefusingMailbox(url: string) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy()).write('220 mail.example\r\n')
    createInterface(socket).on('line', (line) => {
      const answer = ANSWERS.get(line.slice(0, 4).toUpperCase()) ?? '502 Unknown'
      socket.write(`${answer}\r\n`)
    })
  })
  const { hostname, port } = new URL(url)
  server.listen(Number(port), hostname)
  await once(server, 'listening')
  return {
    async stop() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
