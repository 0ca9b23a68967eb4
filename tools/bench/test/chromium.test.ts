import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const MODULE = path.resolve(import.meta.dirname, '../src/chromium.ts')
const PRINT = `import { chromiumOptions } from ${JSON.stringify(MODULE)}; console.log((await chromiumOptions()).executablePath)`

/** The executable that a process with this environment selects. */
function chosen(env: Record<string, string>) {
  const { PLAYWRIGHT_CHROMIUM: _named, ...rest } = process.env
  const options = { encoding: 'utf8', env: { ...rest, ...env } } as const
  return execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], options).trim()
}

/** A temporary folder with a browser of another project in it. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'chromium'), '#!/bin/sh\necho Chromium 147.0.1.0\n', { mode: 0o700 })
  return folder
}

it('uses the pinned browser even if the temporary folder contains another one', () => {
  const browser = chosen({ TMPDIR: temporaryFolder() })
  const [major] = path.basename(path.dirname(browser)).split('.')
  expect(Number(major)).toBeGreaterThan(147)
  expect(execFileSync(browser, ['--version'], { encoding: 'utf8' })).toContain(`Chromium ${major}.`)
})

it('uses the executable that PLAYWRIGHT_CHROMIUM names', () => {
  expect(chosen({ PLAYWRIGHT_CHROMIUM: '/opt/a-browser' })).toBe('/opt/a-browser')
})
