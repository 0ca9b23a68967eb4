import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { settingsOf } from './settings.ts'

interface Call {
  id: number
  method: string
  params: unknown
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
    const { id, method, params = {} }: Partial<Call> = JSON.parse(line)
    // A notification has no id or no method, and needs no response.
    if (id === undefined || method === undefined) continue
    try {
      send({ id, result: await run({ id, method, params }) })
    } catch (error) {
      const data = {
        is_panic: false,
        message: error instanceof Error ? error.message : String(error),
        error_code: member(error, 'code') ?? null,
        meta: member(error, 'meta') ?? null,
      }
      send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } })
    }
  }
}
