import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { adapterFor } from './adapter.ts'

// The WebAssembly build reports a panic through this global; without it the panic's own message is lost.
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: {
    set_message: (message: string) => process.stderr.write(`${message}\n`),
  },
})

/**
 * Opens the engine on a database.
 * @param datamodels pairs of path and content of Prisma schema files; may be empty
 */
export function openEngine(url: string, datamodels: [string, string][]) {
  return SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => undefined,
    adapterFor(url),
  )
}
