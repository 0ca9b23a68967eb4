import { Type, type Static } from '@sinclair/typebox'
import {
  emulatorElsewhere,
  endpointUnreadable,
  identitySettings,
  mediaUrl,
  privateWebhooks,
  privateWebhooksElsewhere,
} from './api-settings.ts'
import { unreadable } from '@energy/server/primary'
import { ratioMissing, traceSettings } from '@energy/server/traces/settings'
import { metricsPort } from '../metrics.ts'
import {
  SettingsError,
  address,
  count,
  databaseAddress,
  host,
  parseSettings,
  publicAddress,
  publicAddressOrPath,
} from '@energy/server/settings'

/** The settings of the worker, by the names of their variables. */
export const Environment = Type.Object({
  ...identitySettings,
  DATABASE_URL: databaseAddress(),
  MEDIA_URL: mediaUrl(),
  WEBHOOKS_ALLOW_PRIVATE: privateWebhooks(),
  SITE_URL: publicAddress('Where links of mails lead'),
  DASHBOARD_URL: Type.Optional(publicAddress('The dashboard, where links of mails to staff lead')),
  API_URL: publicAddressOrPath('Where the one-click unsubscribe of mails is sent', 'the site'),
  SMTP_URL: address({
    pattern: '^smtps?://\\S+$',
    title: 'The mail server, with its account',
    description: 'an address that begins with smtp:// or smtps://',
  }),
  MAIL_FROM: Type.String({
    pattern: '^([^<>\\r\\n]*<[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$',
    title: 'Who mails are from',
    description: 'an e-mail address, or a name and the address in <>',
  }),
  AUDIT_DAYS: count('Days for which audit entries are kept', 400, 30),
  LETTERS_PER_MINUTE: count('Mails of letters to subscribers a minute, of all workers together', 300),
  ALIVE_FILE: Type.Optional(
    Type.String({
      pattern: '^/',
      title: 'A file that the worker touches every ten seconds, for health checks',
      description: 'the path of a file, from the root',
    }),
  ),
  HOST: host(),
  METRICS_PORT: metricsPort(),
  ...traceSettings,
})
export type WorkerEnv = Static<typeof Environment>

/** @throws SettingsError naming every wrong variable, and never its value */
export function readWorkerEnv(source: Record<string, string | undefined>): WorkerEnv {
  const values = parseSettings(Environment, source)
  const { DATABASE_URL } = values
  const problems = [
    ...unreadable({ DATABASE_URL }),
    ...emulatorElsewhere(values),
    ...privateWebhooksElsewhere(values),
    ...endpointUnreadable(values),
    ...ratioMissing(values),
  ]
  if (problems.length) throw new SettingsError(problems)
  return values
}
