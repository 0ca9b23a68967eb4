import type { Call } from '@energy/client/call'
import type { Session } from '@energy/client/session/session'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/session/use-session'
import type { ClientConfig } from '@energy/contracts/site/client-config'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfigProvider } from '@energy/client/use-config'
import { PostedProvider, type Posted } from '../shared/form/posted.ts'

interface AppProps {
  /** The answer to a form that was posted without JavaScript. */
  posted: Posted | undefined
  config: ClientConfig
  client: QueryClient
  call: Call
  /** Undefined on the server, where no user is known. */
  session: Session | undefined
  children: ReactNode
}

/** The providers above every screen, the same on the server and in the browser. */
export const App = ({ posted, config, client, call, session, children }: AppProps) => {
  const [answer] = useState({ current: posted })
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={client}>
        <CallProvider value={call}>
          <PostedProvider value={answer}>
            <SessionProvider value={session}>{children}</SessionProvider>
          </PostedProvider>
        </CallProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}
