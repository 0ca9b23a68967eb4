import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from './fixtures/routes.ts'
import { KEEPING_NOTHING, sendBody, subjects, wholeBody, type Subject } from './fixtures/subjects.ts'
import { allowed, boundsOf, kept, refused, withAt, type Path } from './fixtures/values.ts'
import { world } from './fixtures/world.ts'

const here = world()
let token: string
beforeAll(async () => {
  token = (await here().anAdmin()).token
})

/** Fewer than a file of tests has seconds for; the seed of a failure is printed. */
const RUNS = 40
const Faults = Type.Object({ errors: Type.Array(Type.Object({ path: Type.String() })) })
const pointer = (path: Path) => path.map((name) => `/${name}`).join('')

test('every call that takes a body is looked at', () => {
  const bodies = routes.flatMap(({ method, url, schema }) => (schema.body ? [`${method} ${url}`] : []))
  expect([...Object.keys(subjects), ...KEEPING_NOTHING].toSorted()).toEqual(bodies.toSorted())
})

/** What comes back of what was sent: the fields that the answer has, lists filled up with `""`. */
function expectKept(record: unknown, { route: { schema }, becomes = (same) => same }: Subject, body: object) {
  const known = typeof record === 'object' && record !== null ? record : {}
  const sent = Object.entries(becomes(Object(kept(schema.body ?? Type.Never(), body)))).filter(
    ([name]) => name in known,
  )
  expect(sent.length).toBeGreaterThan(0)
  expect(record).toMatchObject(Object.fromEntries(sent))
}

describe.each(Object.entries(subjects).map(([name, make]) => ({ name, make })))('$name', ({ make }) => {
  const fresh = () => make(here(), token)

  test('takes what just fits, and keeps it', async () => {
    const first = await fresh()
    const { route } = first
    for (const { path, fit } of boundsOf(route.schema.body ?? Type.Never()))
      for (const put of fit) {
        const subject = route.method === 'PUT' ? first : await fresh()
        if (path[0] !== undefined && path[0] in subject.said) continue
        const body = Object(withAt(wholeBody(subject), path, put))
        const { status, json } = await sendBody(here(), subject, body)
        expect([pointer(path), status]).toEqual([pointer(path), route.method === 'POST' ? 201 : 200])
        expectKept(await subject.read(json), subject, body)
      }
  })

  test('takes the least that may be sent, at its longest', async () => {
    const subject = await fresh()
    const { body: schema = Type.Never() } = subject.route.schema
    const longest = boundsOf(schema).flatMap(({ path: [name = '', ...deeper], fit }) =>
      deeper.length || !schema['required']?.includes(name) ? [] : [[name, fit.at(-1)]],
    )
    const body = { ...Object.fromEntries(longest), ...subject.said }
    const { status, json } = await sendBody(here(), subject, body)
    expect([200, 201]).toContain(status)
    if (longest.length) expectKept(await subject.read(json), subject, body)
  })

  test('refuses what just does not fit, by its path, and keeps nothing', async () => {
    const subject = await fresh()
    const before = await subject.rows()
    for (const { path, over } of boundsOf(subject.route.schema.body ?? Type.Never()))
      for (const put of over) {
        const { status, json } = await sendBody(here(), subject, withAt(wholeBody(subject), path, put))
        expect([pointer(path), status]).toEqual([pointer(path), 400])
        expect(Value.Parse(Faults, json).errors.map((fault) => fault.path)).toContain(pointer(path))
      }
    expect(await subject.rows()).toBe(before)
  })

  test('takes whatever its schema allows, and keeps it as it was sent', async () => {
    const first = await fresh()
    const { route } = first
    await fc.assert(
      fc.asyncProperty(allowed(route.schema.body ?? Type.Never()), async (value) => {
        const subject = route.method === 'PUT' ? first : await fresh()
        const body = { ...Object(value), ...subject.said }
        const { status, json } = await sendBody(here(), subject, body)
        expect(status).toBe(route.method === 'POST' ? 201 : 200)
        expectKept(await subject.read(json), subject, body)
      }),
      { numRuns: RUNS },
    )
  })

  test('refuses whatever its schema does not allow, and keeps nothing', async () => {
    const subject = await fresh()
    const before = await subject.rows()
    await fc.assert(
      fc.asyncProperty(refused(subject.route.schema.body ?? Type.Never()), async ({ path, put }) => {
        const { status } = await sendBody(here(), subject, withAt(wholeBody(subject), path, put))
        expect(status).toBe(400)
        expect(await subject.rows()).toBe(before)
      }),
      { numRuns: 3 * RUNS },
    )
  })
})
