import './styles.css'
import { createCall } from '@energy/client/call'
import { createSession } from '@energy/client/session/session'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/session/use-session'
import type { ClientConfig } from '@energy/contracts/site/client-config'
import { askForCode, showStoredNotice } from '@energy/ui/notice'
import { LoadError } from '@energy/ui/states'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createQueryClient } from './query-client.ts'
import { ConfigProvider } from '@energy/client/use-config'
import { UploadsProvider } from '../shared/media/uploads.tsx'
import { createRouter } from './routes.tsx'

const base = import.meta.env.BASE_URL

async function readConfig(): Promise<ClientConfig> {
  const response = await fetch(`${base}config.json`)
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return response.json()
}

function start(config: ClientConfig): ReactNode {
  const session = createSession(config, askForCode)
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider
        client={createQueryClient(() => session.state().status === 'signed-in' && session.signOut())}
      >
        <CallProvider value={createCall(config.apiUrl, session.idToken)}>
          <SessionProvider value={session}>
            <UploadsProvider>
              <RouterProvider router={createRouter(base)} />
            </UploadsProvider>
          </SessionProvider>
        </CallProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

const notStarted = (
  <main className="p-gutter">
    <LoadError retry={() => location.reload()}>We could not load the settings of the dashboard.</LoadError>
  </main>
)

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)
const app = await readConfig().then(start, () => notStarted)
showStoredNotice()
root.render(<StrictMode>{app}</StrictMode>)
