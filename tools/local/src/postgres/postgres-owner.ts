import { execFile } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NOBODY = 65534

/** Whether any user may enter every directory above a path. The last segment of the path need not exist. */
function isReachable(path: string): boolean {
  const above = realpathSync(dirname(path))
  return (statSync(above).mode & 0o001) !== 0 && (above === '/' || isReachable(join(dirname(above), basename(above))))
}

/**
 * The user that runs PostgreSQL, which does not run as root. An ordinary user runs it directly. For root, the user is
 * `nobody`. If `nobody` can't reach the programs or the data, it is root in a user namespace, with the id of
 * `nobody` there.
 * @param paths paths that PostgreSQL must reach
 */
export function ownerFor(paths: string[]) {
  // PostgreSQL must not depend on the caller's PG… variables.
  const baseOptions = { cwd: '/', env: { PATH: process.env.PATH }, maxBuffer: 1 << 24 }
  const isRoot = process.getuid?.() === 0
  const inNamespace = isRoot && !paths.every(isReachable)
  const uid = isRoot && !inNamespace ? NOBODY : process.getuid?.()
  const prefix = inNamespace ? ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] : []

  return {
    /** Runs a program as the owner; rejects with its output when it fails. */
    async run(program: string, args: string[]) {
      const [file = program, ...rest] = [...prefix, program, ...args]
      const options = isRoot && !inNamespace ? { ...baseOptions, uid: NOBODY, gid: NOBODY } : baseOptions
      try {
        return (await run(file, rest, options)).stdout
      } catch (error) {
        const output = ['stderr', 'stdout'].map((name) => (error instanceof Error ? Reflect.get(error, name) : ''))
        throw new Error(`${program} failed.\n${output.join('')}`.trim(), { cause: error })
      }
    },
    /** Makes the owner the owner of a file, or of a directory and its contents. */
    chown(path: string) {
      if (!isRoot || uid === undefined || lstatSync(path).uid === uid) return
      const contents = lstatSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []
      for (const name of ['', ...contents]) chownSync(join(path, name), uid, uid)
    },
  }
}
