// @vitest-environment jsdom
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { HistoryButton } from '../../src/features/content/editor/history/history-button.tsx'
import { blankOf } from '../../src/features/content/record/values.ts'
import { anApi } from '../fixtures/api.ts'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'
import { aPanel, site } from '../fixtures/panel.tsx'

beforeEach(() => localStorage.clear())

const now = { ...blankOf('services'), headerTitle: 'Heat now', cta: 'Ask' }
const VERSION = {
  number: 1,
  createdAt: '2026-11-12T09:20:00.000Z',
  author: '',
  publishedAt: null,
  changed: [],
  note: '',
}

function Editor() {
  const form = useForm({ defaultValues: now })
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register('headerTitle')} />
      <input aria-label="CTA" {...form.register('cta')} />
      <HistoryButton kind="services" id="7" />
    </FormProvider>
  )
}

const chosen = () => document.querySelector('h3')?.textContent
const restore = () => document.querySelector<HTMLElement>('[aria-label="Restore this field: Title"]')

test('the undo of a restored field leaves what was typed into others since', async () => {
  const { find } = aPanel(<Editor />, {
    'GET /api/services/7/versions': [VERSION],
    'GET /api/services/7/versions/1': { ...VERSION, body: { ...now, headerTitle: 'Heat then' } },
  })
  const fields = () => ['Title', 'CTA'].map((name) => textOf(find(`[aria-label="${name}"]`)))
  pressButton('History')
  await expect.poll(restore).not.toBeNull()
  restore()?.click()
  await expect.poll(fields).toEqual(['Heat then', 'Ask'])
  typeInto(find('[aria-label="CTA"]'), 'Ask us')
  await expect.poll(() => document.querySelector('.swal2-toast')?.textContent).toContain('Title restored as a draft.')
  document.querySelector<HTMLElement>('.swal2-toast .swal2-confirm')?.click()
  await expect.poll(fields).toEqual(['Heat now', 'Ask us'])
})

test('the history opens with the version before the newest, also where it was open before that was saved', async () => {
  const answers: Record<string, unknown> = {}
  const save = (number: number) => {
    const version = { ...VERSION, number, author: `Author ${number}` }
    const before = answers['GET /api/services/7/versions']
    answers['GET /api/services/7/versions'] = [version, ...(Array.isArray(before) ? before : [])]
    answers[`GET /api/services/7/versions/${number}`] = { ...version, body: now }
  }
  for (const number of [1, 2]) save(number)
  aPanel(<Editor />, answers)
  anApi((name) => Response.json(answers[name] ?? site['GET /api/site?page=other']))
  pressButton('History')
  await expect.poll(chosen).toContain('Author 1')
  document.querySelector<HTMLElement>('[aria-label=Close]')?.click()
  await expect.poll(chosen).toBeUndefined()
  save(3)
  pressButton('History')
  await expect.poll(chosen).toContain('Author 2')
})

const lines = () => [...document.querySelectorAll('label span:last-child')].map(({ textContent }) => textContent)

test('of a version that was published later than it was saved, the history says when', async () => {
  const versions = [
    { ...VERSION, number: 2, publishedAt: '2026-11-14T06:00:00.000Z', changed: ['cta'] },
    { ...VERSION, publishedAt: VERSION.createdAt },
  ]
  aPanel(<Editor />, {
    'GET /api/services/7/versions': versions,
    'GET /api/services/7/versions/1': { ...versions[1], body: now },
  })
  pressButton('History')
  await expect.poll(lines).toEqual(['Published on 14 Nov 2026, 06:00, 1 field', 'Published, first version'])
})

const noteField = () => document.querySelector<HTMLInputElement>('[name=note]')

async function openHistory() {
  pressButton('History')
  await expect.poll(chosen).toContain('Author 1')
}

/** The history of an item with two versions that can be chosen. */
async function aHistory() {
  const versions = [2, 1].map((number) => ({ ...VERSION, number, author: `Author ${number}` }))
  const bodies = versions.map((one) => [`GET /api/services/7/versions/${one.number}`, { ...one, body: now }])
  const { find, press } = aPanel(<Editor />, {
    'GET /api/services/7/versions': versions,
    'PUT /api/services/7/versions/1/note': {},
    ...Object.fromEntries(bodies),
  })
  await openHistory()
  return {
    async type(text: string) {
      pressButton('Add a note')
      await expect.poll(noteField).not.toBeNull()
      typeInto(find('[name=note]'), text)
    },
    takeBack: () => typeInto(find('[name=note]'), ''),
    async close() {
      press('[aria-label=Close]')
      await expect.poll(chosen).toBeUndefined()
    },
    async choose(number: number) {
      press(`label:nth-of-type(${3 - number}) input`)
      await expect.poll(chosen).toContain(`Author ${number}`)
    },
  }
}

test('a note that is typed stays with its version when another is chosen, and when the history is closed', async () => {
  const { type, takeBack, close, choose } = await aHistory()
  await type('Before the rig')
  await choose(2)
  expect(noteField()).toBeNull()
  await choose(1)
  expect(noteField()?.value).toBe('Before the rig')
  await close()
  await openHistory()
  expect(noteField()?.value).toBe('Before the rig')
  takeBack()
  await close()
  await openHistory()
  expect(noteField()).toBeNull()
})

test.each(['Save note', 'Cancel'])('after %s nothing is left of a typed note', async (button) => {
  const { type, close } = await aHistory()
  await type('Before the rig')
  pressButton(button)
  await expect.poll(noteField).toBeNull()
  await close()
  await openHistory()
  expect(noteField()).toBeNull()
})
