import { useState, type ComponentType } from 'react'

/**
 * Something whose code is loaded when somebody is about to need it.
 * @param load loads it
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P>>()
  const prepare = async () => {
    const component = await load()
    setComponent(() => component)
  }
  return {
    /** Undefined until it is there. */
    Component,
    prepare,
    /** Loads it in silence: who needs it then is told of a failure. */
    preload: () => void prepare().catch(() => undefined),
  }
}
