import { tableOf } from './report.ts'

/**
 * Requests per second of other systems and of node:http, both measured on one machine with two cores, with 32
 * connections.
 */
const MEASURED_BEFORE = {
  list: {
    subject: 'A list of 12 services, 44 kB',
    baseline: 31_000,
    others: { 'Fastify from PostgreSQL': 3_500, Keystone: 1_185, Payload: 600, Strapi: 367, Directus: 333, Ghost: 208 },
  },
  home: {
    subject: 'The home page',
    baseline: 30_229,
    others: { 'Payload, prerendered': 1_396, 'Payload, dynamic': 217, Ghost: 57 },
  },
} as const

const row = (name: string, requests: number, baseline: number) => [
  name,
  Math.round(requests).toLocaleString('en'),
  (requests / baseline).toFixed(3),
]

/**
 * A Markdown table of ours and other systems. Machines differ, so each is compared with node:http on its own machine.
 * @param ours requests per second of ours and of node:http in this run
 */
export function compareWithOtherSystems(
  page: keyof typeof MEASURED_BEFORE,
  ours: { requests: number; baseline: number },
) {
  const { subject, baseline, others } = MEASURED_BEFORE[page]
  return [
    '',
    `${subject}, compared with other systems. These were measured on another day and on another machine, also with two cores.`,
    `There the baseline, \`node:http\`, served ${baseline.toLocaleString('en')} requests a second; here it served ${Math.round(ours.baseline).toLocaleString('en')}.`,
    '',
    ...tableOf(
      ['', 'requests a second', 'of baseline there'],
      [
        row('ours', ours.requests, ours.baseline),
        ...Object.entries(others).map(([name, requests]) => row(name, requests, baseline)),
      ],
    ),
  ]
}
