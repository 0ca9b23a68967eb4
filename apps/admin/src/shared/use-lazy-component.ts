import { useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded shortly before its first use.
 * @param load imports the component
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P>>()
  const prepare = async () => {
    const component = await load()
    setComponent(() => component)
  }
  return {
    /** Undefined until its code is loaded. */
    Component,
    prepare,
    /** Loads it in advance and ignores a failure: `prepare` reports it when the component is needed. */
    preload: () => void prepare().catch(() => undefined),
  }
}
