import type { ClientConfig } from '@energy/contracts/site/client-config'
import * as Type from '@sinclair/typebox'
import {
  SettingsError,
  address,
  choice,
  count,
  optional,
  parseSettings,
  publicAddress,
  publicAddressOrPath,
  settingsOf,
} from './settings.ts'

/** The mode of each process: `local` allows the identity emulator, whose tokens are unsigned. */
export const appMode = () => choice('`local` is set by tools/local alone', ['production', 'local'], 'production')

/** The Firebase project, for each process that uses the identity provider. */
export const identityProject = () =>
  Type.String({ title: 'The identity provider', description: 'the id of a Firebase project' })

/** The second factor of staff, for API and dashboard. */
export const staffSecondFactor = () =>
  choice(
    'The second factor of staff: with `required` they reach nothing without it; the Firebase project must offer TOTP',
    ['off', 'optional', 'required'],
    'off',
  )

/** The settings of a browser, for each process that serves pages. */
export const clientSettings = {
  API_URL: publicAddressOrPath('The API, for browsers', 'the origin of the page'),
  SITE_URL: publicAddress('The site'),
  DASHBOARD_URL: publicAddress('The dashboard, with its path `/dashboard`'),
  FIREBASE_API_KEY: Type.String({
    title: 'The web key of the Firebase project',
    description: 'the key that Firebase shows for a web app',
  }),
  FIREBASE_AUTH_DOMAIN: Type.String({
    title: 'The pop-ups of Google and Facebook answer here',
    description: 'a domain of the Firebase project',
  }),
  FIREBASE_PROJECT_ID: identityProject(),
  APP_MODE: appMode(),
  AUTH_EMULATOR_URL: optional(
    address({
      pattern: '^(https?://[^\\s/]+|/)\\S*$',
      title: 'Local mode alone: the identity emulator, for browsers',
      description: 'an address, or a path on the origin of the page',
    }),
  ),
}
const Settings = settingsOf(clientSettings)

/** An address as paths follow it: a slash at its end would make them `//services`, which no server has. */
export const baseOf = (url: string) => url.replace(/\/$/, '')

/**
 * The configuration that a browser gets; nothing of it is secret.
 * @throws SettingsError for an identity emulator outside local mode
 */
export function clientConfigOf(settings: Type.Static<typeof Settings>): ClientConfig {
  const { AUTH_EMULATOR_URL: authEmulatorUrl } = settings
  if (authEmulatorUrl && settings.APP_MODE !== 'local')
    throw new SettingsError(['AUTH_EMULATOR_URL is for APP_MODE=local alone.'])
  return {
    apiUrl: baseOf(settings.API_URL),
    siteUrl: baseOf(settings.SITE_URL),
    dashboardUrl: baseOf(settings.DASHBOARD_URL),
    firebase: {
      apiKey: settings.FIREBASE_API_KEY,
      authDomain: settings.FIREBASE_AUTH_DOMAIN,
      projectId: settings.FIREBASE_PROJECT_ID,
    },
    ...(authEmulatorUrl && { authEmulatorUrl }),
  }
}

/** The settings of a browser of staff, for each process that serves the dashboard. */
export const staffClientSettings = {
  ...clientSettings,
  STAFF_IDLE_MINUTES: count('Minutes without activity after which staff are signed out; 0 never does', 60, 0),
  STAFF_MFA: staffSecondFactor(),
}
const StaffSettings = settingsOf(staffClientSettings)

/**
 * The configuration that a browser gets with the dashboard; nothing of it is secret.
 * @throws SettingsError for an identity emulator outside local mode
 */
export function staffClientConfigOf(settings: Type.Static<typeof StaffSettings>): ClientConfig {
  const { STAFF_IDLE_MINUTES: idleMinutes, STAFF_MFA: secondFactor } = settings
  return {
    ...clientConfigOf(settings),
    ...(idleMinutes > 0 && { idleMinutes }),
    ...(secondFactor !== 'off' && { secondFactor }),
  }
}

/**
 * Reads the configuration that a browser gets with the dashboard from the environment.
 * @throws SettingsError naming every wrong variable, and never its value
 */
export const readStaffClientConfig = (source: Record<string, string | undefined>) =>
  staffClientConfigOf(parseSettings(StaffSettings, source))
