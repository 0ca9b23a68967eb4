import { readdirSync } from 'node:fs'
import type { Route } from '@energy/contracts/route'
import { Kind } from '@sinclair/typebox'

const isRoute = (value: object): value is Route => 'method' in value && 'url' in value && 'config' in value

function routesIn(value: unknown): Route[] {
  if (typeof value !== 'object' || value === null || Kind in value) return []
  return isRoute(value) ? [value] : Object.values(value).flatMap(routesIn)
}

const contracts = new URL('../../../../libs/contracts/src/', import.meta.url)
const modules = readdirSync(contracts, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts'))
const found = (await Promise.all(modules.map((name) => import(new URL(name, contracts).href)))).flatMap(routesIn)

/** Every route of the contracts, once: a new one is in here by itself. */
export const routes = [...new Map(found.map((route) => [`${route.method} ${route.url}`, route])).values()]
