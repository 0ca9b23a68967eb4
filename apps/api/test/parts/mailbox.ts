import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { expect } from 'vitest'
import { answering, freePort } from './ports.ts'

const Mails = Type.Array(
  Type.Object({
    messageId: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
    headers: Type.Record(Type.String(), Type.Unknown()),
    to: Type.Array(Type.Object({ address: Type.String() })),
  }),
)
const program = join(dirname(createRequire(import.meta.url).resolve('maildev/package.json')), 'bin', 'maildev')

/** A mail server that keeps what it gets; its ports stay the same when it is started again. */
export async function aMailbox() {
  const [smtp, web] = [await freePort(), await freePort()]
  const start = () => {
    const args = ['--ip', '127.0.0.1', '--smtp', String(smtp), '--web', String(web), '--silent']
    return spawn(process.execPath, [program, ...args], { stdio: 'ignore' })
  }
  const running: { child?: ReturnType<typeof start> } = {}
  const mails = async () => Value.Parse(Mails, await (await fetch(`http://127.0.0.1:${web}/email`)).json())
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    mails,
    /** The mails to an address, once there are so many: it says that it has one a moment before it lists it. */
    async mailsTo(address: string, count: number) {
      const found = async () => (await mails()).filter(({ to }) => to.some((one) => one.address === address))
      await expect.poll(found, { timeout: 15_000 }).toHaveLength(count)
      return found()
    },
    async start() {
      running.child = start()
      await answering(`http://127.0.0.1:${web}/email`)
    },
    async stop() {
      const { child } = running
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
