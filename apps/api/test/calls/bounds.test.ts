import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '../fixtures/routes.ts'
import type { StoringCall } from '../fixtures/records/storing-call.ts'
import { STORING_NOTHING, sendBody, storingCalls, fullBody } from '../fixtures/records/storing-calls.ts'
import {
  validValues,
  boundsOf,
  fittingSets,
  normalized,
  invalidValues,
  withAt,
  type Path,
} from '../fixtures/records/values.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

/** Runs of each property: few, to save time. A failure prints its seed. */
const RUNS = 20
const FieldErrors = Type.Object({ errors: Type.Array(Type.Object({ path: Type.String() })) })
const pointer = (path: Path) => path.map((name) => `/${name}`).join('')

test('every call with a body is tested, or listed as one that does not store it', () => {
  const bodies = routes.flatMap(({ method, url, schema }) => (schema.body ? [`${method} ${url}`] : []))
  expect([...Object.keys(storingCalls), ...STORING_NOTHING].toSorted()).toEqual(bodies.toSorted())
})

/** Checks the sent fields that the stored record has. */
function expectStored(stored: unknown, { route: { schema }, storedAs = (same) => same }: StoringCall, body: object) {
  const known = typeof stored === 'object' && stored !== null ? stored : {}
  const sent = Object.entries(storedAs(Object(normalized(schema.body ?? Type.Never(), body)))).filter(
    ([name]) => name in known,
  )
  expect(sent.length).toBeGreaterThan(0)
  expect(stored).toMatchObject(Object.fromEntries(sent))
}

describe.each(Object.entries(storingCalls).map(([name, create]) => ({ name, create })))('$name', ({ create }) => {
  const aCall = () => create(here(), staff().token)

  test('accepts and stores values just inside the bounds', async () => {
    const first = await aCall()
    const { route } = first
    for (const set of fittingSets(route.schema.body ?? Type.Never())) {
      const call = route.method === 'PUT' ? first : await aCall()
      const values = set.filter(([[name = '']]) => !(name in call.fixedFields))
      if (values.length === 0) continue
      const body = values.reduce<object>((before, [path, value]) => Object(withAt(before, path, value)), fullBody(call))
      const { status, json } = await sendBody(here(), call, body)
      const expected = route.method === 'POST' ? 201 : 200
      expect(status, `${values.map(([path]) => pointer(path)).join(', ')}: ${JSON.stringify(json)}`).toBe(expected)
      expectStored(await call.read(json), call, body)
    }
  })

  test('accepts the required fields alone, at their maximum length', async () => {
    const call = await aCall()
    const { body: schema = Type.Never() } = call.route.schema
    const longest = boundsOf(schema).flatMap(({ path: [name = '', ...deeper], fit }) =>
      deeper.length || !schema['required']?.includes(name) ? [] : [[name, fit.at(-1)]],
    )
    const body = { ...Object.fromEntries(longest), ...call.fixedFields }
    const { status, json } = await sendBody(here(), call, body)
    expect([200, 201]).toContain(status)
    if (longest.length) expectStored(await call.read(json), call, body)
  })

  test('rejects values just outside the bounds, with their path, and stores nothing', async () => {
    const call = await aCall()
    const before = await call.rows()
    for (const { path, over } of boundsOf(call.route.schema.body ?? Type.Never()))
      for (const value of over) {
        const { status, json } = await sendBody(here(), call, withAt(fullBody(call), path, value))
        expect([pointer(path), status]).toEqual([pointer(path), 400])
        expect(Value.Parse(FieldErrors, json).errors.map((fieldError) => fieldError.path)).toContain(pointer(path))
      }
    expect(await call.rows()).toBe(before)
  })

  test('accepts and stores every value that its schema allows', async () => {
    const first = await aCall()
    const { route } = first
    await fc.assert(
      fc.asyncProperty(validValues(route.schema.body ?? Type.Never()), async (value) => {
        const call = route.method === 'PUT' ? first : await aCall()
        const body = { ...Object(value), ...call.fixedFields }
        const { status, json } = await sendBody(here(), call, body)
        expect(status).toBe(route.method === 'POST' ? 201 : 200)
        expectStored(await call.read(json), call, body)
      }),
      { numRuns: RUNS },
    )
  })

  test('rejects every value that its schema does not allow, and stores nothing', async () => {
    const call = await aCall()
    const before = await call.rows()
    await fc.assert(
      fc.asyncProperty(invalidValues(call.route.schema.body ?? Type.Never()), async ({ path, replacement }) => {
        const { status } = await sendBody(here(), call, withAt(fullBody(call), path, replacement))
        expect(status).toBe(400)
      }),
      { numRuns: 3 * RUNS },
    )
    expect(await call.rows()).toBe(before)
  })
})
