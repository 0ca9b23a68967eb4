import type { IEnvVar } from 'kubernetes-models/v1/EnvVar'
import type { Service } from '../compose.ts'
import { DRAIN_MS, WITHOUT_DEFAULT } from './choices.ts'

/** `${NAME}`, `${NAME:-default}` or `${NAME:?message}` in a compose file. */
const SETTING = /\$\{(\w+)(?::(?:-([^}]*)|\?[^}]*))?\}/g

/** The settings that these values contain, with their defaults. */
const settingsIn = (values: readonly (string | number)[]) =>
  values.flatMap((value) => [...String(value).matchAll(SETTING)].map(([, name = '', standard]) => ({ name, standard })))

/** Replaces each setting by its default. */
export const withDefaults = (value: string) => value.replaceAll(SETTING, '$2')

/** The defaults of the settings in these services' environments, such as `AUDIT_DAYS=400`. */
export function defaultsOf(services: readonly Service[]) {
  const all = settingsIn(services.flatMap(({ environment = {} }) => Object.values(environment)))
  const lines = all.flatMap(({ name, standard }) =>
    standard === undefined || WITHOUT_DEFAULT.includes(name) ? [] : `${name}=${standard}`,
  )
  return [...new Set(lines)].toSorted()
}

/** Its settings come from the ConfigMap `settings`, before the variables whose values contain them. */
export function environmentOf({ environment = {} }: Service): IEnvVar[] {
  const settings = new Set(settingsIn(Object.values(environment)).map(({ name }) => name))
  const others = Object.entries(environment).filter(([name]) => !settings.has(name))
  return [
    ...[...settings].map((key) => ({ name: key, valueFrom: { configMapKeyRef: { name: 'settings', key } } })),
    ...others.map(([name, value]) => ({
      name,
      value: name === 'DRAIN_MS' ? String(DRAIN_MS) : String(value).replaceAll(SETTING, '$($1)'),
    })),
  ]
}
