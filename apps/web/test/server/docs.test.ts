import { clientSettings } from '@energy/server/client-config'
import { settingsOf } from '@energy/server/settings'
import { settingsTable } from '@energy/server/settings-table'
import { expect, test } from 'vitest'
import { siteSettings } from '../../src/server/environment.ts'

// `npx vitest run docs.test.ts --update` writes the page.
test('docs/settings/web.md names every variable of the site', async () => {
  const page = `# Settings of the site

Made from \`libs/server/src/client-config.ts\` and \`apps/web/src/server/environment.ts\`. A wrong one ends the start with a line that names it.

## For browsers

Nothing of this is secret: it stands in every page. The server of the dashboard reads the same.

${settingsTable(settingsOf(clientSettings))}

## For the server

${settingsTable(settingsOf(siteSettings))}
`
  await expect(page).toMatchFileSnapshot('../../../../docs/settings/web.md')
})
