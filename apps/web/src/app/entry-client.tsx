import { createCall } from '@energy/client/call'
import { clearPersonalQueries } from '@energy/client/personal-queries'
import { createSession } from '@energy/client/session'
import type { ClientConfig } from '@energy/contracts/client-config'
import { showLeftNotice } from '@energy/ui/notice'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import type { PageState } from './document.ts'
import { showAll, showAllOnReturn } from './above-fold.ts'
import { hydrateQueries } from './hydrated-queries.ts'
import { loadScreen } from './page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'
import { deferredSession } from './deferred-session.ts'
import './styles/main.css'

/** A person who uses the page meanwhile waits for the task that runs, not for all of them. */
const nextTask = () => new Promise<void>((begin) => setTimeout(begin))

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

/** Hydrates what the server rendered, once the code of its screen has come. */
async function hydratePage() {
  await nextTask()
  const config: ClientConfig = JSON.parse(element('config').textContent)
  const state: PageState = JSON.parse(element('state').textContent)
  const client = createQueryClient()
  hydrateQueries(client, state.queries)

  await nextTask()
  const session = createSession(config)
  clearPersonalQueries(session, client)
  const routes = createRoutes({ call: createCall(config.apiUrl), client })
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => loadScreen(route)))

  await nextTask()
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  // The pages that follow are there already, and may be come back to.
  router.subscribe(showAll)
  showLeftNotice()
  // In a transition React hydrates a little at a time.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <StrictMode>
        <App
          config={config}
          client={client}
          call={createCall(config.apiUrl, session.idToken)}
          session={deferredSession(session)}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    )
  })
  prefetchOnIntent(routes)
}

showAllOnReturn()
// Not awaited: the screens import the file of this module, and would wait for its end.
void hydratePage()
