// Runs the journeys of both Playwright projects in parallel, each with its own product. Takes Playwright's arguments.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const projects = [
  { name: 'desktop', port: 18_080 },
  { name: 'phone', port: 18_090 },
]
const codes = await Promise.all(
  projects.map(async ({ name, port }) => {
    const child = spawn('playwright', ['test', ...process.argv.slice(2), `--project=${name}`], {
      stdio: 'inherit',
      env: { ...process.env, JOURNEYS: `journeys-${name}`, JOURNEY_PORT: String(port) },
    })
    const [code]: unknown[] = await once(child, 'exit')
    return code
  }),
)
if (codes.some((code) => code !== 0)) process.exitCode = 1
