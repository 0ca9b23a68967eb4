#!/usr/bin/env -S node --no-warnings
// Replaces Prisma's native schema engine (PRISMA_SCHEMA_ENGINE_BINARY), which is downloaded from another host than npm.
// Same command line and JSON-RPC, with Prisma's own WebAssembly build of the engine.
// Node's warnings are disabled: the CLI parses stderr as a log and fails at a line that is not a log entry.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connectTo, createDatabase, prismaCode } from './databases.ts'
import { answerCalls } from './rpc.ts'

const { values, positionals } = parseArgs({
  options: {
    version: { type: 'boolean' },
    datasource: { type: 'string', default: '{}' },
    datamodels: { type: 'string', multiple: true, default: [] },
  },
  strict: false,
  allowPositionals: true,
})

function urlOf(datasource: string) {
  const { url }: { url?: string } = JSON.parse(datasource)
  if (url === undefined) throw new Error('The schema engine was given no datasource URL.')
  return url
}

async function commandLine(url: string) {
  try {
    await (positionals.includes('create-database') ? createDatabase(url) : connectTo(url))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const fields = { is_panic: false, error_code: prismaCode(error), message }
    const log = { timestamp: new Date().toISOString(), level: 'ERROR', target: 'schema_engine::logger', fields }
    // The CLI reads the last line of stderr as a log entry.
    process.stderr.write(`\n${JSON.stringify(log)}`)
    process.exitCode = 1
  }
}

if (values.version) {
  console.log('schema-engine-wasm 7.10.0')
} else if (positionals.includes('cli')) {
  await commandLine(urlOf(String(values.datasource)))
} else {
  const url = urlOf(String(values.datasource))
  const schemas = [values.datamodels].flat().filter((path) => typeof path === 'string')
  await answerCalls(process.stdin, process.stdout, url, async () => {
    const { openEngine } = await import('./engine.ts')
    return openEngine(
      url,
      schemas.map((path) => [path, readFileSync(path, 'utf8')]),
    )
  })
  // The engine never closes its pool, so the process must be ended.
  process.exit(0)
}
