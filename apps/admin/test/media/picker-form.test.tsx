// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { PickerForm, type Choice } from '../../src/shared/media/picker-form.tsx'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'

const [roof, boiler] = [aPicture({ _id: 'roof', link: '/media/a/1280.webp' }), aPicture({ _id: 'boiler' })]

/** The end of the picker for a place with the picture of a roof. */
function aForm() {
  const onChoose = vi.fn<(choice: Choice) => void>()
  const form = (selected = roof) => (
    <PickerForm selected={selected} link={roof.link} alt="A roof" onChoose={onChoose} onClose={() => undefined} />
  )
  const { find, show } = render(form())
  return { onChoose, select: (selected: typeof roof) => show(form(selected)), field: () => find('input') }
}

test('the alternative text of a place does not go with another image', () => {
  const { select, field, onChoose } = aForm()
  expect(textOf(field())).toBe('A roof')
  select(boiler)
  expect(textOf(field())).toBe('')
  pressButton('Use this image')
  expect(onChoose.mock.calls).toEqual([[{ picture: boiler, alt: '' }]])
  select(roof)
  expect(textOf(field())).toBe('A roof')
})

test('an alternative text that is typed goes with the image that is chosen', () => {
  const { select, field, onChoose } = aForm()
  typeInto(field(), 'A boiler house ')
  select(boiler)
  pressButton('Use this image')
  expect(onChoose.mock.calls).toEqual([[{ picture: boiler, alt: 'A boiler house' }]])
})
