import { useState, type ComponentType } from 'react'

/**
 * Something whose code is loaded when somebody is about to need it.
 * @param load loads it
 */
export function useCode<P>(load: () => Promise<ComponentType<P>>) {
  const [Loaded, setLoaded] = useState<ComponentType<P>>()
  const prepare = async () => {
    const loaded = await load()
    setLoaded(() => loaded)
  }
  return {
    /** Undefined until it is there. */
    Loaded,
    prepare,
    /** Loads it in silence: who needs it then is told of a failure. */
    ready: () => void prepare().catch(() => undefined),
  }
}
