import type { ClientConfig } from '@energy/contracts/site/client-config'
import { createContext, useContext } from 'react'

const ConfigContext = createContext<ClientConfig | undefined>(undefined)
/** Provides the configuration of an app to its screens. */
export const ConfigProvider = ConfigContext.Provider

/**
 * The configuration of this app.
 * @throws Error without a `ConfigProvider` above
 */
export function useConfig(): ClientConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigProvider above it')
  return config
}
