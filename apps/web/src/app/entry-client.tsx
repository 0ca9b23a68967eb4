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
import { takeOver } from './known-queries.ts'
import { loadScreen } from './page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'
import { toldLater } from './told-later.ts'
import './styles/main.css'

/** Whoever touches the page meanwhile waits for the task that runs, not for all that is to do. */
const nextTask = () => new Promise<void>((begin) => setTimeout(begin))

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

/** Takes over what the server rendered, once the code of its screen is there. */
async function takeOverPage() {
  await nextTask()
  const config: ClientConfig = JSON.parse(element('config').textContent)
  const state: PageState = JSON.parse(element('state').textContent)
  const client = createQueryClient()
  takeOver(client, state.queries)

  await nextTask()
  const session = createSession(config)
  forgetWithPerson(session, client)
  const routes = createRoutes({ call: createCall(config.apiUrl), client })
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => loadScreen(route)))

  await nextTask()
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  // The pages that follow are there already, and may be come back to.
  router.subscribe(showAtOnce)
  showLeftNotice()
  // As a transition React takes over a little at a time.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <StrictMode>
        <App
          config={config}
          client={client}
          call={createCall(config.apiUrl, session.idToken)}
          session={toldLater(session)}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    )
  })
  prefetchOnIntent(routes)
}

showAtOnceOnReturn()
// Not awaited: the files of the screens import the one that this module is in, and would wait for its end.
void takeOverPage()
