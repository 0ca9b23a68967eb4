import { service } from '@energy/contracts/content'
import { menu } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { world } from '../fixtures/world.ts'

const here = world()

test('each of a hundred writes is read back at once, while others read', async () => {
  const { call, anAdmin } = here()
  const { call: staff } = await anAdmin()
  const id = (await staff(service.create, { body: { headerTitle: 'Heat pumps', titlePrefix: '0' } })).insertedId
  const reads = [
    async () => (await call(service.read, { params: { id } })).titlePrefix,
    async () => (await call(service.list)).find(({ _id }) => _id === id)?.titlePrefix,
    async () => (await call(menu)).services.find(({ _id }) => _id === id)?.titlePrefix,
  ]
  const writing = { isOver: false, backwards: 0 }
  const readers = reads.map(async (read) => {
    let newest = 0
    while (!writing.isOver) {
      const seen = Number(await read())
      if (seen < newest) writing.backwards++
      newest = seen
    }
  })
  let stale = 0
  for (let number = 1; number <= 100; number++) {
    await staff(service.update, { params: { id }, body: { titlePrefix: String(number) } })
    if ((await reads[number % reads.length]?.()) !== String(number)) stale++
  }
  writing.isOver = true
  await Promise.all(readers)
  expect({ stale, backwards: writing.backwards }).toEqual({ stale: 0, backwards: 0 })
})
