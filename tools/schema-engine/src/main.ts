#!/usr/bin/env -S node --no-warnings
// Stands in for Prisma's native schema engine (PRISMA_SCHEMA_ENGINE_BINARY), which comes from a download host and not
// from npm: the same command line and JSON-RPC, on Prisma's own WebAssembly build of the engine.
// Without Node's warnings, whichever they are: the CLI reads stderr as a log and gives up at a line that is none.
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
  const parsed: unknown = JSON.parse(datasource)
  if (typeof parsed === 'object' && parsed !== null && 'url' in parsed && typeof parsed.url === 'string')
    return parsed.url
  throw new Error('The schema engine was given no datasource URL.')
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
  // The engine keeps its pool open for as long as it lives.
  process.exit(0)
}
