import type { Call } from '@energy/client/call'
import type { Session } from '@energy/client/session'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/use-session'
import type { ClientConfig } from '@energy/contracts/client-config'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfigProvider } from '../shared/config-context.ts'

interface AppProps {
  config: ClientConfig
  client: QueryClient
  call: Call
  /** The browser's; on the server nobody is known. */
  session: Session | undefined
  children: ReactNode
}

/** What stands above every screen, on the server and in the browser alike. */
export const App = ({ config, client, call, session, children }: AppProps) => (
  <ConfigProvider value={config}>
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </CallProvider>
    </QueryClientProvider>
  </ConfigProvider>
)
