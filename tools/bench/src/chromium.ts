import chromium from '@sparticuz/chromium'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/chromium')

/**
 * Launch options for Chromium: the executable in `PLAYWRIGHT_CHROMIUM`, or else that of the pinned npm package, so that
 * each machine tests in the same browser.
 * @throws if the package is needed on another platform than Linux x64
 */
export async function chromiumOptions() {
  return {
    executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? (await pinnedChromium()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }
}

/** Path of the pinned Chromium. The first call unpacks it into a folder named after its version. */
async function pinnedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The Chromium that npm installs runs on Linux x64. Set PLAYWRIGHT_CHROMIUM to an installed one.')
  const version = pinnedVersion()
  const folder = path.join(CACHE, version)
  const executable = path.join(folder, 'chromium')
  if (!existsSync(executable)) {
    mkdirSync(CACHE, { recursive: true })
    const unpacked = mkdtempSync(path.join(CACHE, 'unpacking-'))
    try {
      await unpackInto(unpacked)
      // The rename is atomic: a process that starts at the same time finds a complete folder or none.
      renameSync(unpacked, folder)
    } catch (error) {
      rmSync(unpacked, { recursive: true, force: true })
      // Another process has unpacked it first.
      if (!existsSync(executable)) throw error
    }
  }
  const output = execFileSync(executable, ['--version'], { encoding: 'utf8' })
  const [major = ''] = version.split('.')
  if (!output.startsWith(`Chromium ${major}.`))
    throw new Error(`${executable} is not Chromium ${major} but ${output.trim()}. Remove ${folder}.`)
  return executable
}

/** The version of the installed package; its major version is that of Chromium. */
function pinnedVersion() {
  const file = findPackageJSON('@sparticuz/chromium', import.meta.url)
  if (!file) throw new Error('@sparticuz/chromium is not installed.')
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}

/** Sets TMPDIR meanwhile: the package unpacks into the temporary folder, and reuses a file there of any version. */
async function unpackInto(folder: string) {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
