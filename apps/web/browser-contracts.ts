import type { kinds, Kind as ContentKind } from '@energy/contracts/content'
import { ROLES_WITH } from '@energy/contracts/people/roles'
import { Kind } from '@sinclair/typebox'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown) => isObject(value) && Kind in value

/** Whether it is a call for staff only, which no page of the site makes. */
const isForStaff = (value: unknown) =>
  isObject(value) &&
  'config' in value &&
  isObject(value.config) &&
  'access' in value.config &&
  typeof value.config.access === 'string' &&
  value.config.access in ROLES_WITH

/** What only the servers and the dashboard use of a kind of content. */
const UNUSED: readonly string[] = [
  'list',
  'fields',
  'ownFields',
  'textFields',
  'cardWords',
  'cardExtras',
  'dashboard',
] satisfies (keyof (typeof kinds)[ContentKind])[]

/** A contract without the schemas of its routes and items, without the calls for staff and what only the dashboard uses. */
function forBrowser(value: unknown): unknown {
  if (!isObject(value)) return value
  if ('schema' in value && isObject(value.schema) && 'tags' in value.schema)
    return { ...value, schema: { tags: value.schema.tags } }
  const unused = 'cardWords' in value ? UNUSED : []
  const entries = Object.entries(value).filter(
    ([name, entry]) => !isSchema(entry) && !isForStaff(entry) && !unused.includes(name),
  )
  return Object.fromEntries(entries.map(([name, entry]) => [name, forBrowser(entry)]))
}

/**
 * Gives the browser the contracts as plain values instead of the code that builds them. TypeBox and a resource's calls
 * for staff stay on the server. A schema that is exported under its own name becomes JSON. A function of a module that
 * builds schemas is dropped.
 */
export const browserContracts = (): Plugin => ({
  name: 'browser-contracts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/libs\/contracts\/src\/[\w/-]+\.ts$/, code: '@sinclair/typebox' },
    async handler(_code, id) {
      const contract: Record<string, unknown> = await import(pathToFileURL(id).href)
      const lines = Object.entries(contract)
        .filter(([, value]) => typeof value !== 'function')
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(isSchema(value) ? value : forBrowser(value))}`)
      return { code: lines.join('\n'), map: null }
    },
  },
})
