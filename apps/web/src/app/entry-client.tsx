import { createCall } from '@energy/client/call'
import { clearPersonalQueries } from '@energy/client/session/personal-queries'
import { createSession } from '@energy/client/session/session'
import type { ClientConfig } from '@energy/contracts/site/client-config'
import { askForCode, showStoredNotice } from '@energy/ui/notice'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { discovery } from './discovery.ts'
import type { PageState } from './document.ts'
import { hydrateQueries } from './hydrated-queries.ts'
import { loadScreen } from './page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createQueryClient } from './query-client.ts'
import './styles/main.css'

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

/** Hydrates the server's HTML once the code of its screen has loaded. */
async function hydratePage() {
  const config: ClientConfig = JSON.parse(element('config').textContent)
  const state: PageState = JSON.parse(element('state').textContent)
  const client = createQueryClient()
  hydrateQueries(client, state.queries)

  const session = createSession(config, askForCode)
  clearPersonalQueries(session, client)
  const { routesFor, patchRoutesOnNavigation } = discovery({ call: createCall(config.apiUrl), client })
  const routes = await routesFor(location.pathname)
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => loadScreen(route)))

  const router = createBrowserRouter(routes, { hydrationData: state.router, patchRoutesOnNavigation })
  showStoredNotice()
  // In a transition React hydrates in small steps.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <StrictMode>
        <App
          posted={state.posted}
          config={config}
          client={client}
          call={createCall(config.apiUrl, session.idToken)}
          session={session}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    )
  })
  prefetchOnIntent(routesFor)
}

// Not awaited: the screens import this module's chunk, and would wait for its end.
void hydratePage()
