import chromium from '@sparticuz/chromium'
import { existsSync } from 'node:fs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** How Chromium is started: the one that is named or installed, else the one that came with npm. */
export async function chromiumOptions() {
  const executablePath =
    process.env['PLAYWRIGHT_CHROMIUM'] ??
    installed.find((file) => existsSync(file)) ??
    (await chromium.executablePath())
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }
}
