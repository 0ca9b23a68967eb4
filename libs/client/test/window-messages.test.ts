// @vitest-environment jsdom
import { ToPreview, type ToPreview as Message } from '@energy/contracts/previews/messages'
import { afterEach, expect, test } from 'vitest'
import { onWindowMessage } from '../src/window-messages.ts'

const ORIGIN = 'https://staff.example'
const part: Message = { preview: 'part', field: 'headerTitle', label: 'Title' }
const texts = {
  headerTitle: 'Solar',
  titlePrefix: '',
  titleDescription: '',
  cta: '',
  ctaImage: '',
  ctaImageAlt: '',
  sections: [{ title: 'Roof', description: '', prefix: '', cta: '', ctaImage: '', ctaImageAlt: '' }],
  subTitles: [],
}
const item: Message = { preview: 'item', number: 1, texts, pictures: [] }

let stop = () => {}
afterEach(() => stop())

/** The messages that are received of those with this origin and from this window. */
function receive(messages: readonly unknown[], { origin = ORIGIN, source = window as Window | null } = {}) {
  const received: Message[] = []
  stop = onWindowMessage(ToPreview, { origin: ORIGIN, source: () => window }, (message) => received.push(message))
  for (const data of messages) dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return received
}

test('messages of the expected window and origin are received', () => {
  expect(receive([part, item])).toEqual([part, item])
})

test.each(['https://elsewhere.example', 'http://staff.example', 'https://staff.example:444', 'null', ''])(
  'messages of the origin %j are not received',
  (origin) => expect(receive([part, item], { origin })).toEqual([]),
)

test('messages of another window on the origin are not received', () => {
  expect(receive([part, item], { source: null })).toEqual([])
})

test.each([
  ['no object', 'part'],
  ['nothing', null],
  ['of an unknown kind', { ...part, preview: 'navigate' }],
  ['without a field', { preview: 'part', label: 'Title' }],
  ['with a field that is too long', { ...part, field: 'x'.repeat(101) }],
  ['with a text that is none', { ...item, texts: { ...texts, headerTitle: { toString: 'x' } } }],
  ['without a text', { ...item, texts: { ...texts, cta: undefined } }],
  ['with a number that is none', { ...item, number: 1.5 }],
  ['with a section that is none', { ...item, texts: { ...texts, sections: ['Roof'] } }],
  ['with too many sections', { ...item, texts: { ...texts, sections: Array(51).fill(texts.sections[0]) } }],
  ['with a list that is none', { ...item, pictures: {} }],
  ['with a picture of unknown shape', { ...item, pictures: [{ hash: 'a' }] }],
])('a message %s is not received', (_, message) => expect(receive([message])).toEqual([]))

test('nothing is received after the end', () => {
  const received = receive([part])
  stop()
  dispatchEvent(new MessageEvent('message', { data: part, origin: ORIGIN, source: window }))
  expect(received).toEqual([part])
})
