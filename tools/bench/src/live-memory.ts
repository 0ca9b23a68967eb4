import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { once } from 'node:events'
import { untilAnswered } from './processes.ts'

const MIB = 2 ** 20
const Targets = Type.Tuple([Type.Object({ webSocketDebuggerUrl: Type.String() })])
const Evaluated = Type.Object({ result: Type.Object({ result: Type.Object({ value: Type.Number() }) }) })

/** Environment of a Node process, so that `liveMemory` can inspect it on this free port. */
export const inspectorSettings = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` })

/**
 * Memory of a Node process after a garbage collection: its heap and its external buffers. Its resident memory is
 * larger, because it includes memory that is free but not returned to the system.
 * @param port the port of its `inspectorSettings`
 * @returns MiB
 * @throws if its inspector does not respond
 */
export async function liveMemory(pid: number, port: number) {
  // The signal opens the inspector: https://nodejs.org/api/process.html#signal-events
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
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const answer = await callInspector('Runtime.evaluate', { expression })
  const closed = once(socket, 'close')
  socket.close()
  await closed
  return Value.Parse(Evaluated, answer).result.result.value / MIB
}
