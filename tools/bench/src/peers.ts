import { tableOf } from './report.ts'

/** Requests a second of others and of bare Node, measured side by side on two cores, 32 connections. */
const PEERS = {
  list: {
    what: 'A list of 12 services, 44 kB',
    bare: 31_000,
    others: { 'Fastify from PostgreSQL': 3_500, Keystone: 1_185, Payload: 600, Strapi: 367, Directus: 333, Ghost: 208 },
  },
  home: {
    what: 'The home page',
    bare: 30_229,
    others: { 'Payload, prerendered': 1_396, 'Payload, dynamic': 217, Ghost: 57 },
  },
} as const

const row = (name: string, requests: number, bare: number) => [
  name,
  Math.round(requests).toLocaleString('en'),
  (requests / bare).toFixed(3),
]

/**
 * Ours beside others, as a table in Markdown. Machines differ: each is held against bare Node on its own.
 * @param ours requests a second of ours and of bare Node, of this run
 */
export function besideOthers(page: keyof typeof PEERS, ours: { requests: number; bare: number }) {
  const { what, bare, others } = PEERS[page]
  return [
    '',
    `${what}, beside others. Theirs were measured on another day and machine, of two cores, too, where bare Node answered`,
    `${bare.toLocaleString('en')} a second; here it answered ${Math.round(ours.bare).toLocaleString('en')}.`,
    '',
    ...tableOf(
      ['', 'requests a second', 'of bare there'],
      [
        row('ours', ours.requests, ours.bare),
        ...Object.entries(others).map(([name, requests]) => row(name, requests, bare)),
      ],
    ),
  ]
}
