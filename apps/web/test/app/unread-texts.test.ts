import { createCall } from '@energy/client/call'
import { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { discoveredRoutes } from '../../src/app/discovered-routes.ts'
import { pageOf } from '../../src/app/page.ts'
import { createRoutes } from '../../src/app/routes.tsx'
import { queries } from '../../src/shared/queries.ts'
import { firstSite } from '../fixtures/first-site.ts'

test.each(['/about', '/estimate', '/tariffs', '/privacy', '/terms'])(
  'without the API %s says each time that it could not be read: it is nothing without its texts',
  async (path) => {
    const context = { call: createCall('http://127.0.0.1:1'), client: new QueryClient() }
    // A browser that has opened home.
    context.client.setQueryData(queries.site(context.call, 'home').queryKey, firstSite('home'))
    const match = matchRoutes(createRoutes(context, discoveredRoutes(context)), path)?.at(-1)
    const open = async () => match && pageOf(match.route)?.read(match.params)
    for (let time = 1; time <= 2; time++) await expect(open()).rejects.toMatchObject({ init: { status: 503 } })
  },
)
