import { aGate } from './gate.ts'

/** What ends a mail in SMTP. */
const END = '\r\n.\r\n'

/**
 * A way to a mail server on which mails arrive, and the word that they did is held back.
 * @param to host:port
 */
export async function aSlowAnswer(to: string) {
  const held: (() => void)[] = []
  const gate = await aGate(to, (from, onward) => {
    let said = ''
    from.on('data', (part) => {
      said = (said + part.toString('latin1')).slice(-1_000)
      if (!said.endsWith(END)) return
      onward.unpipe(from)
      held.push(() => onward.pipe(from))
    })
  })
  return {
    url: `smtp://${gate.host}`,
    /** How many mails wait for the word. */
    held: () => held.length,
    letThrough: () => held.forEach((pass) => pass()),
    close: gate.shut,
  }
}
