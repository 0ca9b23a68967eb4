// Vitest's `globalSetup` for projects whose tests sign in: one empty Auth emulator for the whole run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { answersAt } from '../answers.ts'
import { authEmulator } from './auth-emulator.ts'
import { endChild, lastLines, spawnProcess } from '../supervisor/managed-process.ts'
import { freePort } from '../ports.ts'
import { PROJECT } from '../settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port of the identity emulator. */
    emulator: string
    project: string
  }
}

/**
 * Starts the emulator and provides its address to the tests.
 * @returns the function that ends it
 * @throws Error with the end of its log if it can't start
 */
export default async function setUp({ provide }: Pick<TestProject, 'provide'>) {
  const directory = mkdtempSync(join(tmpdir(), 'energy-auth-'))
  const ports = { auth: await freePort(), hub: await freePort(), logging: await freePort() }
  const log = join(directory, 'emulator.log')
  const { args, ...options } = authEmulator(directory, PROJECT, ports)
  const ready = answersAt(`http://127.0.0.1:${ports.auth}`)
  const child = spawnProcess({ name: 'Auth emulator', args: () => args, ready, ...options }, log)
  const end = async () => {
    await endChild(child, 10_000)
    rmSync(directory, { recursive: true, force: true })
  }
  await ready(child).catch(async (cause: unknown) => {
    const logTail = lastLines(log, 20)
    await end()
    throw new Error(logTail, { cause })
  })
  provide('emulator', `127.0.0.1:${ports.auth}`)
  provide('project', PROJECT)
  return end
}
