import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { once } from 'node:events'
import { untilAnswered } from './parts.ts'

const MIB = 2 ** 20
const Targets = Type.Tuple([Type.Object({ webSocketDebuggerUrl: Type.String() })])
const Usage = Type.Object({
  result: Type.Object({
    result: Type.Object({
      value: Type.Object({ heapUsed: Type.Number(), external: Type.Number() }),
    }),
  }),
})

/** The settings of a process of Node's that `liveMemory` can ask. @param port free */
export const inspectorSettings = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` })

/**
 * What a process of Node's still uses once its garbage has been collected: its heap, and the buffers beside it. What the
 * system counts as its memory is more, and tells not what is kept from what has only not been given back.
 * @param port that of its `inspectable`
 * @returns MiB
 * @throws where it cannot be asked
 */
export async function liveMemory(pid: number, port: number) {
  // Opens the inspector, which is closed until then: https://nodejs.org/api/process.html#signal-events
  process.kill(pid, 'SIGUSR1')
  const targets = `http://127.0.0.1:${port}/json/list`
  await untilAnswered(targets)
  const [{ webSocketDebuggerUrl }] = Value.Parse(Targets, await (await fetch(targets)).json())
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const callInspector = async (method: string, params = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }))
    const [{ data }] = await once(socket, 'message')
    return JSON.parse(data)
  }
  // https://chromedevtools.github.io/devtools-protocol/v8/
  await callInspector('HeapProfiler.collectGarbage')
  const answer = await callInspector('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
  socket.close()
  const { heapUsed, external } = Value.Parse(Usage, answer).result.result.value
  return (heapUsed + external) / MIB
}
