import { settingsOf } from '@energy/server/settings'
import { settingsTable } from '@energy/server/settings-table'
import { expect, test } from 'vitest'
import { dashboardSettings } from '../src/dashboard-settings.ts'

// `npx vitest run test/docs.test.ts --update` writes the page.
test('docs/settings/dashboard.md names every variable of the container of the dashboard', async () => {
  const page = `# Settings of the dashboard, in its container

Made from \`tools/deploy/src/dashboard-settings.ts\`. A wrong one ends the start with a line that names it.

${settingsTable(settingsOf(dashboardSettings))}
`
  await expect(page).toMatchFileSnapshot('../../../docs/settings/dashboard.md')
})
