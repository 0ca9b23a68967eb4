import { Checkbox } from '@energy/ui/checkbox'
import { Dialog } from '@energy/ui/dialog'
import { X } from 'lucide-react'
import { setSingleKeys, useSingleKeys } from './shortcuts.ts'

const groups = [
  {
    title: 'In the list',
    keys: [
      [['J'], 'Next'],
      [['K'], 'Previous'],
      [['X'], 'Select'],
      [['Shift', 'J'], 'Extend the selection'],
      [['Enter'], 'Read'],
      [['Esc'], 'Put the pane away'],
      [['/'], 'Filter'],
      [['1', 'to', '8'], 'Views, in their order'],
    ],
  },
  {
    title: 'On what is read or selected',
    keys: [
      [['R'], 'Reply through mail'],
      [['C'], 'Reply through call'],
      [['T'], 'Templates of the reply'],
      [['N'], 'Note'],
      [['A'], 'Assign'],
      [['M'], 'Mark as contacted'],
      [['E'], 'Close'],
      [['?'], 'This sheet'],
    ],
  },
  {
    title: 'In the reply',
    keys: [
      [['Ctrl', 'Enter'], 'Answer and next'],
      [['Esc'], 'Back to the list, the draft stays'],
    ],
  },
] as const

/** The keys of the inbox, with the switch that turns single letters off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const isOn = useSingleKeys()
  return (
    <Dialog title="Keys" onClose={onClose} className="modal-keys">
      <button type="button" className="icon-btn absolute! top-4 right-4" aria-label="Close" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="mb-2.5 font-[560]">{title}</h3>
            <dl>
              {keys.map(([names, action]) => (
                <div
                  key={action}
                  className="grid min-h-10 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 border-t border-line py-1.5"
                >
                  <dt className="flex flex-wrap items-center gap-1">
                    {names.map((name) =>
                      name === 'to' ? (
                        <span key={name}>to</span>
                      ) : (
                        <kbd
                          key={name}
                          className="grid h-7 min-w-7 place-items-center rounded-control border border-edge px-1.5 font-sans text-small font-[560]"
                        >
                          {name}
                        </kbd>
                      ),
                    )}
                  </dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox className="mt-5" checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)}>
        Single letters work as keys
      </Checkbox>
    </Dialog>
  )
}
