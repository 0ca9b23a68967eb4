// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { ContentPane } from '../../src/features/content/list/content-pane.tsx'
import { blankOf } from '../../src/features/content/record/values.ts'
import { BulkBar } from '../../src/features/inquiries/list/bulk-bar.tsx'
import { useChecked } from '../../src/features/inquiries/list/use-checked.ts'
import { DeleteButton } from '../../src/shared/actions/delete-button.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { Screen } from '../fixtures/screen.tsx'

const ignore = () => undefined
const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="Delete ${name}"]`)

const List = ({ names }: { names: readonly string[] }) => (
  <main tabIndex={-1}>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <DeleteButton name={name} busy={false} onDelete={ignore} />
        </li>
      ))}
    </ul>
  </main>
)

test('when an entry is deleted, the next one has the focus, else the one before, else what is around them', () => {
  const { find, show } = render(<List names={['one', 'two', 'three']} />)
  named('two')?.focus()
  show(<List names={['one', 'three']} />)
  expect(document.activeElement).toBe(named('three'))
  show(<List names={['one']} />)
  expect(document.activeElement).toBe(named('one'))
  show(<List names={[]} />)
  expect(document.activeElement).toBe(find('main'))
})

test('the focus stays where it is when another entry is deleted', () => {
  const { show } = render(<List names={['one', 'two', 'three']} />)
  named('three')?.focus()
  show(<List names={['one', 'three']} />)
  expect(document.activeElement).toBe(named('three'))
})

test('the button of an entry keeps the focus while it is deleted, and does it once', () => {
  const onDelete = vi.fn<() => void>()
  const { find, press, show } = render(<DeleteButton name="one" busy={false} onDelete={onDelete} />)
  find('button').focus()
  press('button')
  show(<DeleteButton name="one" busy onDelete={onDelete} />)
  press('button')
  expect(onDelete).toHaveBeenCalledOnce()
  expect(find('button').matches(':disabled')).toBe(false)
})

/** The pane beside a list, with a question. */
const pane = (id: string) => (
  <Screen>
    <div id="pane" tabIndex={-1}>
      <ContentPane
        key={id}
        kind="questions"
        item={{
          _id: id,
          title: id,
          values: blankOf('questions'),
          state: 'draft',
          hasChanges: false,
          schedules: [],
          pictures: [],
          pinned: false,
        }}
        onDelete={ignore}
        busy={false}
      />
    </div>
  </Screen>
)

test('when another item comes into the pane in place of a deleted one, the pane has the focus', () => {
  const { find, show } = render(pane('Is it loud?'))
  find('button').focus()
  show(pane('Is it warm?'))
  expect(find('h2').textContent).toBe('Is it warm?')
  expect(document.activeElement).toBe(find('#pane'))
})

const rows = [{ ...anInquiry({ _id: '1' }), attachments: 0 }]

/** A list of which a request may be selected. */
function Inbox() {
  const checked = useChecked('', rows)
  return (
    <section tabIndex={-1} aria-label="Waiting">
      <button type="button" onClick={() => checked.toggle('1')}>
        Select
      </button>
      {checked.ids.size > 0 && <BulkBar checked={checked} count={1} onClear={checked.clear} />}
    </section>
  )
}

test('when nothing is selected any more, the list has the focus that its bar had', () => {
  const { find, press } = render(
    <Screen>
      <Inbox />
    </Screen>,
  )
  pressButton('Select')
  find('[aria-label="Clear the selection"]').focus()
  press('[aria-label="Clear the selection"]')
  expect(document.activeElement).toBe(find('[aria-label=Waiting]'))
})
