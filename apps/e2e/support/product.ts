import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Playwright reads its configuration in every worker: all of them must name the same place.
process.env['JOURNEY_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'journey-'))

/** Where the journeys meet the product; a second copy beside one that a developer may have running. */
export const PORT = Number(process.env['JOURNEY_PORT'] ?? 18_080)
export const SITE = `http://localhost:${PORT}`
/** The page of the local mailbox. */
export const MAILBOX = `http://localhost:${PORT + 1}`
/** Its PostgreSQL, for what no call of the API would store. */
export const POSTGRES = PORT + 2
export const DATA = process.env['JOURNEY_DATA']

/** Named as admins, and so told to wait for it until their addresses are verified: one for each size of screen. */
export const ADMIN_APPLICANTS = { desktop: 'waits-desktop@example.com', phone: 'waits-phone@example.com' }

/** The whole product as `npm start` runs it, on an empty directory. */
export const product = {
  // Nx has built it: two that start at once would build over one another.
  command: 'node ../../tools/local/src/start.ts --built',
  // The site answers before everything is there.
  wait: { stdout: /Ready:/ },
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  stdout: 'pipe' as const,
  env: {
    PORT: String(PORT),
    DATA_DIR: DATA,
    // All journeys come from one address, faster than a person goes.
    RATE_LIMIT_LOOKUP: '1000',
    RATE_LIMIT_FORMS: '1000',
    LOCAL_MAILBOX_PORT: String(PORT + 1),
    LOCAL_POSTGRES_PORT: String(POSTGRES),
    ADMIN_EMAILS: Object.values(ADMIN_APPLICANTS).join(','),
  },
}

/** The accounts of the sample data. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-1' }
export const CUSTOMER = { email: 'customer@example.com', password: 'customer-demo-1' }
