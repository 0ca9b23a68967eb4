import { settingsOf } from '@energy/server/settings'
import { settingsTable } from '@energy/server/settings-table'
import { expect, test } from 'vitest'
import { textOf } from '../src/compose.ts'
import { dashboardSettings } from '../src/dashboard-settings.ts'
import { SECRETS } from '../src/secrets.ts'

// `npx vitest run docs.test.ts --update` writes the page.
test('docs/settings/dashboard.md names every variable of the container of the dashboard', async () => {
  const page = `# Settings of the dashboard, in its container

Made from \`tools/deploy/src/dashboard-settings.ts\`. A wrong one ends the start with a line that names it.

${settingsTable(settingsOf(dashboardSettings))}
`
  await expect(page).toMatchFileSnapshot('../../../docs/settings/dashboard.md')
})

// The page is made by the tests of the API, which do not import tools.
test('docs/settings/api.md names every secret that may be in a file, and no other', () => {
  const [, sentence = ''] = /In containers (.*?) may each stand in a file/.exec(textOf('docs/settings/api.md')) ?? []
  expect([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(SECRETS)
})
