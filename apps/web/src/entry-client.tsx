import { createCall } from '@energy/client/call'
import { forgetWithPerson } from '@energy/client/forgetting'
import { createSession } from '@energy/client/session'
import type { ClientConfig } from '@energy/contracts/client-config'
import { showLeftNotice } from '@energy/ui/notice'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import type { PageState } from './document.ts'
import { showAtOnce, showAtOnceOnReturn } from './first-view.ts'
import { holdSubmits } from './hold-submits.ts'
import { takeOver } from './known-queries.ts'
import { loadScreen } from './page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'
import './styles/main.css'

holdSubmits()
showAtOnceOnReturn()

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}
const config: ClientConfig = JSON.parse(element('config').textContent)
const state: PageState = JSON.parse(element('state').textContent)

const client = createQueryClient()
takeOver(client, state.queries)
const session = createSession(config)
forgetWithPerson(session, client)
const routes = createRoutes({ call: createCall(config.apiUrl), client })

function takeOverPage() {
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  // The pages that follow are there already, and may be come back to.
  router.subscribe(showAtOnce)
  showLeftNotice()
  // As a transition React takes over a little at a time: whoever touches the page meanwhile does not wait for all.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <StrictMode>
        <App config={config} client={client} call={createCall(config.apiUrl, session.idToken)} session={session}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    )
  })
  prefetchOnIntent(routes)
}

// What the server rendered is taken over only once its code is there. No await at the top: the files of the screens
// import the one that this module is in, and would wait for its end.
void Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => loadScreen(route))).then(takeOverPage)
