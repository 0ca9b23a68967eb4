import type { ClientConfig } from '@energy/contracts/client-config'
import { createContext, useContext } from 'react'

const ConfigContext = createContext<ClientConfig | undefined>(undefined)
/** Provides the client configuration to all screens. */
export const ConfigProvider = ConfigContext.Provider

export function useConfig() {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigProvider above it')
  return config
}
