import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ON_BUSY_MACHINE } from './busy-machine.ts'

// Playwright reads its configuration in every worker, and all of them must use the same directory.
process.env['JOURNEY_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'journey-'))

/** The port of the product under test. It differs from the one that a developer may have running. */
export const PORT = Number(process.env['JOURNEY_PORT'] ?? 18_080)
export const SITE = `http://localhost:${PORT}`
/** The URL of the local mailbox. */
export const MAILBOX = `http://localhost:${PORT + 1}`
/** The port of its PostgreSQL, for data that the API would reject. */
export const POSTGRES = PORT + 2
export const DATA = process.env['JOURNEY_DATA']

/** Listed in ADMIN_EMAILS but not verified, so they have to wait to become admins. One for each Playwright project. */
export const ADMIN_APPLICANTS = { desktop: 'waits-desktop@example.com', phone: 'waits-phone@example.com' }

/** The whole product as `npm start` runs it, with an empty data directory. */
export const product = {
  // Nx has built it. Two parallel starts would overwrite each other's builds.
  command: 'node ../../tools/local/src/start.ts --built',
  // The site answers before everything is ready.
  wait: { stdout: /Ready:/ },
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  stdout: 'pipe' as const,
  env: {
    PORT: String(PORT),
    DATA_DIR: DATA,
    // Their renditions would use the processors for the first half minute.
    SAMPLE_PICTURES: '0',
    // All journeys send from one IP address, faster than a person.
    RATE_LIMIT_LOOKUP: '1000',
    RATE_LIMIT_SEARCHES: '1000',
    RATE_LIMIT_FORMS: '1000',
    RATE_LIMIT_UPLOADS: '1000',
    ...ON_BUSY_MACHINE,
    LOCAL_MAILBOX_PORT: String(PORT + 1),
    LOCAL_POSTGRES_PORT: String(POSTGRES),
    ADMIN_EMAILS: Object.values(ADMIN_APPLICANTS).join(','),
  },
}

/** The accounts of the sample data. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-1' }
export const CUSTOMER = { email: 'customer@example.com', password: 'customer-demo-1' }
