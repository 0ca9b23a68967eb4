import { SettingsError } from './settings.ts'

/** Ends the process with a reason. */
export function stop(...lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

/** Reads the settings; ends the process with a line for each problem. */
export function told<Env>(read: (source: NodeJS.ProcessEnv) => Env): Env {
  try {
    return read(process.env)
  } catch (error) {
    if (error instanceof SettingsError) stop(...error.problems)
    throw error
  }
}
