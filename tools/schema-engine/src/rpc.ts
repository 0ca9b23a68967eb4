import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { settingsOf } from './settings.ts'

interface Call {
  id: number
  method: string
  params: unknown
}

/** Parses a line as a call. Returns undefined for a notification (no id or no method), which needs no response. */
function callIn(line: string): Call | undefined {
  const message: unknown = JSON.parse(line)
  if (typeof message !== 'object' || message === null || !('id' in message) || !('method' in message)) return undefined
  const { id, method } = message
  if (typeof id !== 'number' || typeof method !== 'string') return undefined
  return { id, method, params: 'params' in message ? message.params : {} }
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * Answers JSON-RPC 2.0 calls, one per line, one after the other, until the input ends.
 * @param open opens the engine; called at the first call that needs it
 */
export async function answerCalls(input: Readable, output: Writable, url: string, open: () => Promise<SchemaEngine>) {
  let engine: SchemaEngine | undefined
  const send = (message: object) => output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

  async function run({ id, method, params }: Call): Promise<unknown> {
    // These two calls differ from the native engine: the command line has already created the database, and the version
    // call has no parameters.
    if (method === 'createDatabase') return { databaseName: settingsOf(url).database }
    engine ??= await open()
    if (method === 'getDatabaseVersion') return engine.version(null)

    const operation: unknown = Reflect.get(engine, method)
    if (typeof operation !== 'function') throw new Error(`The engine has no operation ${method}.`)
    const result: unknown = await Reflect.apply(operation, engine, [params])
    if (method !== 'diff') return result ?? {}

    // The native engine sends a diff in a separate `print` call, and not in the response.
    const content = member(result, 'stdout')
    if (typeof content === 'string') send({ id: 1_000_000 + id, method: 'print', params: { content } })
    return { exitCode: member(result, 'exitCode') }
  }

  for await (const line of createInterface({ input })) {
    const call = callIn(line)
    if (!call) continue
    try {
      send({ id: call.id, result: await run(call) })
    } catch (error) {
      const data = {
        is_panic: false,
        message: error instanceof Error ? error.message : String(error),
        error_code: member(error, 'code') ?? null,
        meta: member(error, 'meta') ?? null,
      }
      send({
        id: call.id,
        error: { code: 4466, message: 'An error happened. Check the data field for details.', data },
      })
    }
  }
}
