import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { develop } from '../src/sample/pictures/develop.ts'
import { LIBRARY } from '../src/sample/pictures/library.ts'
import { SCENES } from '../src/sample/pictures/pictures.ts'

it('every picture of the sample is drawn by our own script, and was', () => {
  expect(Object.keys(SCENES)).toEqual(LIBRARY.map(({ name }) => name))
  const files = readdirSync(join(import.meta.dirname, '../pictures'))
  expect(files.toSorted()).toEqual(LIBRARY.map(({ name }) => `${name}.jpg`).toSorted())
})

it('a scene is developed to the same bytes each time, and its drawing is the same too', async () => {
  const [width, height] = [60, 40]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle r="30" fill="#fff"/></svg>`
  const [first, second] = [await develop({ width, height, svg }), await develop({ width, height, svg })]
  expect(first.equals(second)).toBe(true)
  for (const scene of Object.values(SCENES)) expect(scene()).toEqual(scene())
})
