import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answers, answersAt } from '../src/answers.ts'
import { freePort } from '../src/ports.ts'
import { takeDirectory } from '../src/supervisor/lock.ts'
import { commandLineOf } from '../src/supervisor/running-process.ts'
import { Supervisor } from '../src/supervisor/supervisor.ts'
import { until } from '../src/supervisor/until.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

async function aProduct(env: Record<string, string> = {}) {
  const directory = env['DATA_DIR'] ?? aDirectory()
  const port = Number(env['PORT'] ?? (await freePort()))
  const program = aProgram('test/fixtures/product.ts', [], { DATA_DIR: directory, PORT: String(port), ...env })
  return { ...program, directory, port, url: `http://127.0.0.1:${port}/` }
}

const firstNumbers = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').map(Number.parseFloat) : []

/** Pids of a product's processes without its supervisor: PostgreSQL's command, the server, and PostgreSQL itself. */
function processesIn(directory: string) {
  const [postmaster = 0] = firstNumbers(join(directory, 'postgres', 'data', 'postmaster.pid'))
  return [...firstNumbers(join(directory, 'parts')), postmaster].filter((pid) => pid > 0)
}

const noneOf = (pids: number[]) =>
  until(async () => pids.every((pid) => commandLineOf(pid) === ''), 60, `The end of ${pids.join(', ')}`)

/** A directory of Linux in which nobody can make a file. */
const UNWRITABLE = '/proc/self'

describe('the supervisor', () => {
  it('restarts a killed process, and logs it', async () => {
    const product = await aProduct()
    await product.wrote(/Ready/)
    for (const pid of processesIn(product.directory).slice(0, 2)) process.kill(pid, 'SIGKILL')
    await product.wrote(/Server has died \(SIGKILL\) and is started again[\s\S]*Server is ready/)
    await product.wrote(/PostgreSQL has died \(SIGKILL\) and is started again[\s\S]*PostgreSQL is ready/)
    expect(await answers(product.url)).toBe(true)
  })

  it('goes on where it cannot record which processes run, as on a full disk', async () => {
    const directory = aDirectory()
    mkdirSync(join(directory, 'parts.new'))
    const product = await aProduct({ DATA_DIR: directory })
    await product.wrote(/could not be recorded[\s\S]*Ready/)
    expect(await answers(product.url)).toBe(true)
  })

  it('restarts a process five times within a minute, and closes everything with code 1 at its sixth death', async () => {
    const product = await aProduct({ MUST_DIE: 'yes' })
    expect(await product.ended).toBe(1)
    expect(product.output().match(/Server has died \(code 3\) and is started again\./g)).toHaveLength(5)
    expect(product.output()).toMatch(/Server has died 6 times within a minute \(code 3\)\. Closing everything\./)
    await noneOf(processesIn(product.directory))
  })

  it('counts a process that cannot be started, as while npm replaces node_modules, as dead', async () => {
    const directory = aDirectory()
    const gaveUp = new Promise<void>((resolve) => {
      const supervisor = new Supervisor({ directory, onGiveUp: resolve })
      const nowhere = join(directory, 'nowhere')
      void supervisor.start({ name: 'Server', args: () => [], cwd: nowhere, ready: answersAt('http://127.0.0.1:9/') })
    })
    await expect(gaveUp).resolves.toBeUndefined()
  })

  it('reports a taken port with its variable and starts nothing', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void otherServer.close())
    await until(async () => otherServer.listening, 5, 'the other server')
    const address = otherServer.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const product = await aProduct({ PORT: String(port) })
    expect(await product.ended).toBe(1)
    expect(product.output()).toBe(`Port ${port} is taken by another program. Set PORT to a free one.\n`)
    expect(processesIn(product.directory)).toEqual([])
  })

  it('says why a data directory cannot be used', async () => {
    const file = join(aDirectory(), 'file')
    writeFileSync(file, '')
    const product = await aProduct({ DATA_DIR: file })
    expect(await product.ended).toBe(1)
    expect(product.output()).toMatch(/^\S+ cannot be used: EEXIST: [^\n]*\n$/)
  })

  it.runIf(existsSync(UNWRITABLE))('does not take a directory that cannot be written for one in use', async () => {
    await expect(takeDirectory(UNWRITABLE)).rejects.toThrow(/^E\w+: .*lock/)
  })

  it('rejects a data directory in which the product already runs', async () => {
    const first = await aProduct()
    await first.wrote(/Ready/)
    const second = await aProduct({ DATA_DIR: first.directory })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`already runs there (process ${first.pid})`)
    expect(await answers(first.url)).toBe(true)
  })

  it('leaves no process after Ctrl-C, and shuts the database down cleanly, also when it is pressed again', async () => {
    const product = await aProduct()
    await product.wrote(/Ready/)
    const pids = processesIn(product.directory)
    expect(pids).toHaveLength(3)
    product.signal('SIGINT')
    await product.wrote(/Closing\./)
    product.signal('SIGINT')
    expect(await product.ended).toBe(0)
    expect(pids.map(commandLineOf)).toEqual(['', '', ''])
    const log = readFileSync(join(product.directory, 'postgres', 'data', 'server.log'), 'utf8')
    expect(log.trimEnd()).toMatch(/database system is shut down$/)
  })

  it('leaves no process after a kill, another start and Ctrl-C', async () => {
    const killed = await aProduct()
    await killed.wrote(/Ready/)
    const pids = processesIn(killed.directory)
    killed.signal('SIGKILL')
    await killed.ended
    // PostgreSQL's own command is killed as well, so that PostgreSQL is left behind.
    for (const pid of pids.slice(0, 1)) process.kill(pid, 'SIGKILL')

    const next = await aProduct({ DATA_DIR: killed.directory, PORT: String(killed.port) })
    await next.wrote(/Ready/)
    const nextPids = processesIn(killed.directory)
    next.signal('SIGINT')
    expect(await next.ended).toBe(0)
    await noneOf([...pids, ...nextPids])
  })
})
