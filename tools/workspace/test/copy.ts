import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** A copy of the workspace in a git repository of its own, where a test may plant what it likes. */
export function copyOfWorkspace() {
  const dir = mkdtempSync(path.join(tmpdir(), 'workspace-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
      cwd: dir,
      encoding: 'utf8',
    })

  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of new Set(files.split('\0').filter(Boolean)))
    cpSync(path.join(root, file), path.join(dir, file), { force: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'As it stands')

  return {
    /** Writes a file and commits it. */
    plant(file: string, text: string) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
      writeFileSync(path.join(dir, file), text)
      git('add', '-A')
      git('commit', '-qm', `Plant ${file}`)
    },
    /** Back to the copy as it was made. */
    reset: () => git('reset', '-q', '--hard', git('rev-list', '--max-parents=0', 'HEAD').trim()),
    nx(...args: string[]) {
      const env: NodeJS.ProcessEnv = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', NO_COLOR: '1' }
      // What the surrounding Nx says of its own run is not for this one.
      for (const name of Object.keys(env)) if (name.startsWith('NX_') && name !== 'NX_DAEMON') delete env[name]
      const { status, stdout, stderr } = spawnSync('node_modules/.bin/nx', args, { cwd: dir, encoding: 'utf8', env })
      return { status, output: stdout + stderr }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
