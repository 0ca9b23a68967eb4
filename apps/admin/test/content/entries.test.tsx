// @vitest-environment jsdom
import { notice } from '@energy/ui/notice'
import { flushSync } from 'react-dom'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ContentFields } from '../../src/features/content/editor/fields/content-fields.tsx'
import { blankEntryOf, blankOf } from '../../src/features/content/record/values.ts'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

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

const pressUndo = () => flushSync(() => vi.mocked(notice).mock.lastCall?.[1]?.action?.run())

/** Whether a figure can be added, and why not. */
function addFigure() {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add Figure')
  const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? 'none')
  return { isFull: button?.disabled, reason: reason?.textContent }
}

test('a list that is full says so, and has room again once an entry is removed', () => {
  const full = { isFull: true, reason: 'At most 3. Remove one to add another.' }
  aPanel(<Home count={3} />, {})
  expect(addFigure()).toEqual(full)
  pressButton('Remove')
  expect(addFigure()).toEqual({ isFull: false, reason: undefined })
  pressUndo()
  expect(addFigure()).toEqual(full)
})

test('what was removed from a full list is put back only once there is a place for it', () => {
  const { find } = aPanel(<Home count={3} />, {})
  const count = () => find('.count').textContent
  pressButton('Remove')
  pressButton('Add Figure')
  pressUndo()
  expect(count()).toBe('3')
  expect(notice).toHaveBeenLastCalledWith(
    'There is no place for it: at most 3. Remove one, then undo.',
    expect.anything(),
  )
  // The one that was added is empty.
  flushSync(() =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent.trim() === 'Remove')?.click(),
  )
  pressUndo()
  expect(count()).toBe('3')
})

const images = ['/roof.jpg', '/wall.jpg', '/cellar.jpg']

/** A service whose sections have these images, and nothing else. */
function Service() {
  const sections = images.map((ctaImage) => ({ ...blankEntryOf('services', 'sections'), ctaImage }))
  const form = useForm({ defaultValues: { ...blankOf('services'), sections } })
  const now = useWatch({ control: form.control, name: 'sections' })
  return (
    <UploadsProvider>
      <FormProvider {...form}>
        <ContentFields kind="services" />
      </FormProvider>
      <output id="images">{now.map(({ ctaImage }) => ctaImage).join()}</output>
    </UploadsProvider>
  )
}

/** Presses the button with this text within a section. */
const pressIn = (section: string, text: string) =>
  flushSync(() =>
    [...document.querySelectorAll<HTMLElement>(`li:nth-child(${section}) button`)]
      .findLast(({ textContent }) => textContent.trim().startsWith(text))
      ?.click(),
  )

test.each([
  ['the one above it is moved down', '1', 'Move down', '/wall.jpg,/roof.jpg,/cellar.jpg'],
  ['the one above it is doubled', '1', 'Double', '/roof.jpg,/roof.jpg,/wall.jpg,/cellar.jpg'],
  ['it is removed itself', '2', 'Remove', '/roof.jpg,/cellar.jpg'],
])('undone, the image of a section comes into no other one: %s', async (_, section, action, after) => {
  const { find } = aPanel(<Service />, {})
  pressIn('2', 'Section 2')
  pressIn('2', 'Remove')
  expect(find('#images').textContent).toBe('/roof.jpg,,/cellar.jpg')
  const undo = vi.mocked(notice).mock.lastCall?.[1]?.action?.run
  pressIn(section, action)
  flushSync(() => undo?.())
  await expect.poll(() => find('#images').textContent).toBe(after)
})
