import { Kind } from '@sinclair/typebox'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown) => isObject(value) && Kind in value

/** Whether it is a call that admins alone may make: no page of the site makes one. */
const isForAdmins = (value: unknown) =>
  isObject(value) &&
  'config' in value &&
  isObject(value.config) &&
  'access' in value.config &&
  value.config.access === 'admin'

/** What a contract says: of a call neither what it takes nor what it answers, of a kind not what an item looks like. */
function forBrowser(value: unknown): unknown {
  if (!isObject(value)) return value
  if ('schema' in value && isObject(value.schema) && 'tags' in value.schema)
    return { ...value, schema: { tags: value.schema.tags } }
  const entries = Object.entries(value).filter(([, entry]) => !isSchema(entry) && !isForAdmins(entry))
  return Object.fromEntries(entries.map(([name, entry]) => [name, forBrowser(entry)]))
}

/**
 * Gives the browser what the contracts say in place of the code that makes them. TypeBox stays on the server, and so do
 * a resource's calls that admins alone may make. A schema that is imported by its own name comes as JSON; a function of
 * a module that makes schemas does not come.
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
