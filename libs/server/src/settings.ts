import * as Type from '@sinclair/typebox'
import { Value, ValueErrorType } from '@sinclair/typebox/value'

/** The schemas of settings, by the names of their variables. */
export type SettingsByName = Type.TProperties
/** The schema of the settings of a process, by the names of their variables. */
export const settingsOf = <Settings extends SettingsByName>(settings: Settings) => Type.Object(settings)
/** A setting that may be missing. */
export const optional = <Setting extends Type.TSchema>(setting: Setting) => Type.Optional(setting)

// `title` says what a variable is for, `description` its accepted values; docs/settings/ is generated from both.
// Not `Type.Integer`: its conversion would read 0.5 as 0, and 1e4 as 1.
const whole = (options: Type.NumberOptions) => Type.Number({ multipleOf: 1, ...options })
/** A port of TCP; 0 takes any that is free. */
export const port = (title: string, fallback: number) =>
  whole({ minimum: 0, maximum: 65_535, default: fallback, title, description: 'a port from 0 to 65535' })
/** A whole number from `minimum` to 3,600,000; the title names its unit. */
export const count = (title: string, fallback: number, minimum = 1) =>
  whole({ minimum, maximum: 3_600_000, default: fallback, title, description: `a whole number from ${minimum}` })
/** The address on which a server listens. */
export const host = () =>
  optional(Type.String({ title: 'Where it listens; without it, everywhere', description: 'an address to listen on' }))
/** `DRAIN_MS` of a server; see `graceful-close.ts`. */
export const drainTime = () => count('How long it goes on answering after SIGTERM, in ms', 0, 0)
/** The least level that is logged, as pino names them. */
export const logLevel = () =>
  choice('How much is logged', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info')
// A pattern does not find a port above 65535, or a host that cannot be one. A path alone can be read, too.
Type.FormatRegistry.Set('address', (text) => URL.canParse(text, 'http://localhost'))
/** An address with this pattern. */
export const address = (options: Pick<Type.StringOptions, 'pattern' | 'title' | 'description'>) =>
  Type.String({ format: 'address', ...options })
/** An address of HTTP or HTTPS, with or without a path. */
export const webAddress = (title: string) =>
  address({
    pattern: '^https?://[^\\s/]+(/\\S*)?$',
    title,
    description: 'an address that begins with http:// or https://',
  })
// Browsers take every name that ends with .localhost for this machine.
const PUBLIC = '(https://[^\\s/]+|http://(([\\w-]+\\.)*localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?)(/\\S*)?'
const HTTPS = 'an address that begins with https://, or with http:// on this machine'
/** An address that people open. Others could read and change what comes over plain HTTP, so it is for this machine alone. */
export const publicAddress = (title: string) => address({ pattern: `^${PUBLIC}$`, title, description: HTTPS })
/** Such an address, or a path on that of the `base`. */
export const publicAddressOrPath = (title: string, base: string) =>
  address({ pattern: `^(${PUBLIC}|/\\S*)$`, title, description: `${HTTPS}, or a path on ${base}` })
/** A connection URI of PostgreSQL; see `primary.ts` for several servers. */
export const databaseAddress = (title = 'The database; of several servers, with commas between, the one for writes') =>
  Type.String({ pattern: '^postgres(ql)?://', title, description: 'an address that begins with postgresql://' })
/** One of some words. */
export const choice = <const T extends string>(title: string, values: readonly T[], fallback?: NoInfer<T>) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { title, description: `one of ${values.join(', ')}`, ...(fallback && { default: fallback }) },
  )

/** Settings with which the process must not start: one line for each problem. */
export class SettingsError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/**
 * Parses the variables that a schema names. An empty variable counts as not set.
 * @throws SettingsError naming every wrong variable, and never its value
 */
export function parseSettings<T extends Type.TObject>(
  schema: T,
  source: Record<string, string | undefined>,
): Type.Static<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([name, value]) => value && name in schema.properties))
  const values = Value.Convert(schema, Value.Default(schema, given))
  if (!Value.Check(schema, values)) throw new SettingsError(problemsOf(schema, values))
  return values
}

function problemsOf(schema: Type.TObject, values: unknown) {
  // The first error of a variable is its last entry here.
  const errors = new Map([...Value.Errors(schema, values)].toReversed().map((error) => [error.path.slice(1), error]))
  return Object.entries(schema.properties).flatMap(([name, { description }]) => {
    const error = errors.get(name)
    if (!error) return []
    if (error.type === ValueErrorType.StringFormat) return `${name} cannot be read: check its host and its port.`
    return `${name} ${error.value === undefined ? 'is not set; it' : ''} must be ${description}.`.replace('  ', ' ')
  })
}
