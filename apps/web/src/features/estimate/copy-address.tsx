import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useHydrated } from '../../shared/form/use-hydrated.ts'

async function copy() {
  try {
    await navigator.clipboard.writeText(location.href)
    await notice('Address copied.')
  } catch {
    await notice('We could not copy the address. It is in the bar of your browser.', { kind: 'error' })
  }
}

/**
 * Copies the address, which is the estimate. Without JavaScript the browser's own way does the same. It takes its place
 * from the start: what is below would move from under a finger.
 */
export function CopyAddress() {
  const isHydrated = useHydrated()
  return (
    <Button look="line" className={isHydrated ? undefined : 'invisible'} onClick={() => void copy()}>
      Copy the address of this estimate
    </Button>
  )
}
