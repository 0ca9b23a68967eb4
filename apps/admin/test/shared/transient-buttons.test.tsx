// @vitest-environment jsdom
import { FIRST_STEPS } from '@energy/contracts/site/first-steps'
import type { State } from '@energy/contracts/inquiries/states'
import type { Order } from '@energy/contracts/sales/orders'
import { recordOf } from '@energy/contracts/record-of'
import type { User } from '@energy/contracts/people/users'
import { confirmAction } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { Trash } from '../../src/features/content/trash/trash.tsx'
import { FollowUp } from '../../src/features/inquiries/state/follow-up.tsx'
import { Steps } from '../../src/features/inquiries/state/steps.tsx'
import { MediaLibrary } from '../../src/features/media/media-library.tsx'
import { DetailsConflict } from '../../src/features/media/details/details-conflict.tsx'
import { GuidesField } from '../../src/features/newsletter/letters/guides-field.tsx'
import { Subscribers } from '../../src/features/newsletter/subscribers.tsx'
import { FirstSteps } from '../../src/features/overview/first-steps.tsx'
import { RoleChange } from '../../src/features/people/role-change.tsx'
import { OrderSteps } from '../../src/features/sales/order/order-steps.tsx'
import { DocumentHead } from '../../src/shared/sales/document-head.tsx'
import { DraftOffer } from '../../src/shared/form/draft-offer.tsx'
import { SaveConflict } from '../../src/shared/form/save-conflict.tsx'
import { MoreRows } from '../../src/shared/list/more-rows.tsx'
import { RoleProvider } from '../../src/shared/people/role.tsx'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel } from '../fixtures/panel.tsx'
import { aPicture } from '../fixtures/picture.ts'
import { anOrder } from '../fixtures/sales.ts'
import { inMain, Screen } from '../fixtures/screen.tsx'
import { aUser } from '../fixtures/user.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
  confirmAction: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
}))

const ignore = () => undefined
const main = () => document.querySelector('main')
const buttonOf = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent.trim()) === text)
const focusOn = async (text: string) => {
  await expect.poll(() => buttonOf(text)).toBeDefined()
  buttonOf(text)?.focus()
  expect(document.activeElement).toBe(buttonOf(text))
}

const order = (given: Partial<Order>) => <OrderSteps latest={{ item: anOrder(given), etag: '"1"' }} />
const rows = (hasNextPage: boolean) => (
  <MoreRows
    things="orders"
    shown={3}
    list={{ total: 3, hasNextPage, isFetchNextPageError: false, isFetchingNextPage: false, fetchNextPage: ignore }}
  />
)
const savedAt = '2026-11-20T10:00:00.000Z'
const draftOffer = <DraftOffer draft={{ savedAt }} onRestore={ignore} onDiscard={ignore} />
const detailsConflict = <DetailsConflict onOverwriteTheirs={ignore} onLoadTheirs={ignore} />
const saveConflict = (
  <SaveConflict thing="letter" theirs={{ savedAt, savedBy: '' }} isDraft onKeepMine={ignore} onLoadTheirs={ignore} />
)
const head = (
  <DocumentHead
    back={{ label: 'All letters', to: '/letters' }}
    title="Winter"
    actions={<button type="button">Cancel the schedule</button>}
  >
    Scheduled
  </DocumentHead>
)
const gone = <p>Something else</p>
const steps = (state: State) => <Steps item={anInquiry({ state })} etag="" />
const followUp = (followUpAt: string) => <FollowUp item={anInquiry({ followUpAt })} etag="" />

test.each([
  ['Mark as contacted', steps('new'), steps('contacted'), 'main'],
  ['Close request', steps('new'), steps('closed'), 'main'],
  ['Take it off', followUp('2026-11-20T10:00:00.000Z'), followUp(''), 'main'],
  ['Mark as scheduled', order({}), order({ state: 'scheduled' }), '[aria-label=State]'],
  ['Show more', rows(true), rows(false), 'main > div'],
  ['Restore', draftOffer, gone, 'main'],
  ['Show theirs', saveConflict, gone, 'main'],
  ['Keep mine', detailsConflict, gone, 'main'],
  ['Cancel the schedule', head, gone, 'main'],
])('when the button %s goes, what is around it has its focus', async (text, before, after, around) => {
  anApi(() => Response.json([]))
  const { find, show } = render(inMain(before))
  await focusOn(text)
  show(inMain(after))
  expect(document.activeElement).toBe(find(around))
})

const role = (person: Partial<User>) => (
  <Screen>
    <RoleProvider value="admin">
      <main tabIndex={-1}>
        <RoleChange person={aUser(person)} />
      </main>
    </RoleProvider>
  </Screen>
)

test('once a requested role is approved, the pane has the focus that the button had', async () => {
  const { show } = render(role({ requestedRole: 'admin' }))
  await focusOn('Approve')
  show(role({ role: 'admin' }))
  expect(document.activeElement).toBe(main())
})

test('when the first steps are hidden, the overview has the focus', async () => {
  aPanel(
    <main tabIndex={-1}>
      <FirstSteps />
    </main>,
    { 'GET /api/overview/first-steps': recordOf(FIRST_STEPS, () => false) },
  )
  await focusOn('Hide')
  pressButton('Hide')
  expect(document.activeElement).toBe(main())
})

test('once the trash is emptied, the screen has the focus', async () => {
  const deleted = {
    _id: '1',
    kind: 'services',
    headerTitle: 'Heat',
    deletedAt: '2026-11-20T10:00:00.000Z',
    deletedBy: 'Ada',
  }
  let items = [deleted]
  anApi((name) => {
    if (name.startsWith('DELETE')) items = []
    return Response.json(name.startsWith('DELETE') ? { acknowledged: true, deletedCount: 1 } : items)
  })
  render(
    <Screen>
      <main tabIndex={-1}>
        <Trash />
      </main>
    </Screen>,
  )
  await focusOn('Empty the trash')
  pressButton('Empty the trash')
  expect(confirmAction).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement).toBe(main())
})

function LetterForm() {
  const form = useForm({ defaultValues: { title: '', text: '', guides: ['1', '2'] } })
  return (
    <FormProvider {...form}>
      <GuidesField />
    </FormProvider>
  )
}

test('a guide that is moved to the top of a letter has the focus, as it has no such button there', async () => {
  const { find, press } = aPanel(<LetterForm />, {
    'GET /api/blogs/cards?order=newest': [
      { _id: '1', headerTitle: 'Heat' },
      { _id: '2', headerTitle: 'Sun' },
    ],
  })
  await focusOn('Move Sun up')
  press('[aria-label="Move Sun up"]')
  expect(find('li').textContent).toBe('Sun')
  expect(document.activeElement).toBe(find('li'))
})

const Library = () => (
  <UploadsProvider>
    <main tabIndex={-1}>
      <MediaLibrary />
    </main>
  </UploadsProvider>
)

/** A picture or a subscriber. */
const aRow = (_id: string) => ({ ...aPicture({ _id }), email: `${_id}@example.com`, confirmedAt: '' })
const onFirstPage = { 'x-total-count': '2', link: '<?limit=1&cursor=1>; rel="next"' }

test.each([
  ['subscribers', Subscribers],
  ['images', Library],
])('once all %s are shown, their number is announced and has the focus', async (_, List) => {
  anApi((name) =>
    name.includes('cursor=')
      ? Response.json([aRow('two')], { headers: { 'x-total-count': '2' } })
      : Response.json([aRow('one')], { headers: onFirstPage }),
  )
  render(
    <Screen>
      <List />
    </Screen>,
  )
  await focusOn('Show more')
  const announced = [...document.querySelectorAll('output')].find(({ textContent }) => textContent === '1 of 2')
  pressButton('Show more')
  await expect.poll(() => document.activeElement?.textContent).toBe('2 of 2')
  expect(announced?.isConnected && announced.textContent).toBe('2 of 2')
})

test('when the details of an image are closed, the image has the focus', async () => {
  anApi((name) =>
    Response.json(name.startsWith('GET /api/pictures/7') ? aPicture() : name.includes('counts') ? {} : [aPicture()], {
      headers: { 'x-total-count': '1' },
    }),
  )
  const { find, press } = render(
    <Screen at="/?id=7">
      <Library />
    </Screen>,
  )
  await expect.poll(() => document.querySelector('[name=Images]')).not.toBeNull()
  await focusOn('Close details')
  press('[aria-label="Close details"]')
  await expect.poll(() => buttonOf('Close details')).toBeUndefined()
  expect(document.activeElement).toBe(find('[name=Images]'))
})

test.each([
  ['a list', Trash],
  ['a part of a screen', LetterForm],
])('when the read of %s is tried again, what is around it has the focus', async (_, Shown) => {
  aPanel(
    <main tabIndex={-1}>
      <Shown />
    </main>,
    {},
  )
  await focusOn('Try again')
  anApi(() => Response.json([]))
  pressButton('Try again')
  await expect.poll(() => buttonOf('Try again')).toBeUndefined()
  expect(document.activeElement).toBe(main())
})
