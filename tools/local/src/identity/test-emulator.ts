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
 * Starts an emulator without accounts.
 * @returns its host:port, its project, and a function that ends it
 * @throws Error with the end of its log if it can't start
 */
export async function startEmulator() {
  const directory = mkdtempSync(join(tmpdir(), 'energy-auth-'))
  const ports = { auth: await freePort(), hub: await freePort(), logging: await freePort() }
  const emulator = `127.0.0.1:${ports.auth}`
  const log = join(directory, 'emulator.log')
  const { args, ...options } = authEmulator(directory, PROJECT, ports)
  const ready = answersAt(`http://${emulator}`)
  const child = spawnProcess({ name: 'Auth emulator', args: () => args, ready, ...options }, log)
  const stop = async () => {
    await endChild(child, 10_000)
    rmSync(directory, { recursive: true, force: true })
  }
  await ready(child).catch(async (cause: unknown) => {
    const logTail = lastLines(log, 20)
    await stop()
    throw new Error(logTail, { cause })
  })
  return { emulator, project: PROJECT, stop }
}

/** Set-up of vitest: one emulator for all tests of a project. Returns what stops it. */
export default async function setUp({ provide }: Pick<TestProject, 'provide'>) {
  const { emulator, project, stop } = await startEmulator()
  provide('emulator', emulator)
  provide('project', project)
  return stop
}
