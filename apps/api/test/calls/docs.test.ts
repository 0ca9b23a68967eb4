import { isAllowed, ROLES } from '@energy/contracts/people/roles'
import type { RouteOptions } from '@energy/contracts/route'
import { settingsTable, table } from '@energy/server/settings-table'
import { TEST_EVENT, WEBHOOK_EVENTS } from '@energy/contracts/webhooks/webhooks'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Environment } from '../../src/shared/settings/api-settings.ts'
import { Environment as WorkerEnvironment } from '../../src/shared/settings/worker-settings.ts'
import { routes } from '../fixtures/routes.ts'

// Generated pages of docs/: `npx vitest run docs.test.ts -u` generates them again.

test('docs/settings/api.md lists every variable of API and worker', async () => {
  const page = `# Settings of the API and its worker

Made from \`apps/api/src/shared/settings/api-settings.ts\` and \`worker-settings.ts\`. A wrong one ends the start with a line that names it. In containers \`DATABASE_URL\`, \`DATABASE_DIRECT_URL\`, \`SMTP_URL\`, \`AWS_SECRET_ACCESS_KEY\` and \`OTEL_EXPORTER_OTLP_HEADERS\` may each stand in a file that a variable with \`_FILE\` at its end names.

## API

${settingsTable(Environment)}

## Worker

${settingsTable(WorkerEnvironment)}
`
  await expect(page).toMatchFileSnapshot('../../../../docs/settings/api.md')
})

/** What somebody without an account, and people of each role, may do by a call's access: `own` for their own record. */
function cellsOf({ access, others }: RouteOptions) {
  if (access === 'public') return ['yes', 'yes', 'yes', 'yes', 'yes']
  if (access === 'signed-in') return ['', 'yes', 'yes', 'yes', 'yes']
  const admitted = access === 'self' ? others : access
  const own = access === 'self' ? 'own' : ''
  return ['', ...ROLES.map((role) => (admitted && isAllowed(role, admitted) ? 'yes' : own))]
}

test('docs/access.md lists every call, and who may make it', async () => {
  const rows = routes
    .toSorted((a, b) => (a.url === b.url ? (a.method < b.method ? -1 : 1) : a.url < b.url ? -1 : 1))
    .map(({ method, url, config, schema }) => {
      const limit = config.limit ? ` (\`RATE_LIMIT_${config.limit.toUpperCase()}\` a minute)` : ''
      return [`${method} ${url}`, ...cellsOf(config), schema.summary + limit]
    })
  const page = `# Who may make which call

Made from the contracts. A test makes each of these calls without a token, as a user, as the owner and as staff of each role. Texts that sales edit (bookings, offers and invoices) are closed to editors, and the others to sales.

${table(['call', 'nobody', ...ROLES, 'what it is'], rows)}
`
  await expect(page).toMatchFileSnapshot('../../../../docs/access.md')
})

test('docs/webhooks.md says of every event what it is', async () => {
  const page = await readFile(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  for (const event of [...WEBHOOK_EVENTS, TEST_EVENT])
    expect(rows.some((row) => row.includes(`\`${event}\``))).toBe(true)
})
