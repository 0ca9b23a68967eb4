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
  /** Undefined on the server, where no user is known. */
  session: Session | undefined
  children: ReactNode
}

/** The providers above every screen, the same on the server and in the browser. */
export const App = ({ config, client, call, session, children }: AppProps) => (
  <ConfigProvider value={config}>
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </CallProvider>
    </QueryClientProvider>
  </ConfigProvider>
)
