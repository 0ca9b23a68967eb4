// @vitest-environment jsdom
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ContentFields } from '../src/features/content/editor/fields/content-fields.tsx'
import { blankOf } from '../src/features/content/record/values.ts'
import { pressButton } from './fixtures/controls.ts'
import { aPanel } from './fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))
// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined })

/** The text of home with as many figures. */
function Home({ count }: { count: number }) {
  const figures = Array.from({ length: count }, (_, at) => ({ figure: `${at}`, label: 'Pumps' }))
  const form = useForm({ defaultValues: { ...blankOf('home'), figures } })
  return (
    <FormProvider {...form}>
      <ContentFields kind="home" />
    </FormProvider>
  )
}

test.each([2, 3])(
  'of %i figures, of which there may be 3, one is removed: the button that adds one has the focus',
  (count) => {
    const { find } = aPanel(<Home count={count} />, {})
    pressButton('Remove')
    expect(document.activeElement?.textContent).toBe('Add Figure')
    expect(find('.count').textContent).toBe(String(count - 1))
  },
)
