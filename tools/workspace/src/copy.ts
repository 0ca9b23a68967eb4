import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** Links the installed packages; the workspace's own packages point to the copy. */
function linkModules(from: string, to: string) {
  const own = '@energy'
  mkdirSync(path.join(to, own), { recursive: true })
  for (const name of readdirSync(from)) if (name !== own) symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(path.join(from, own)))
    symlinkSync(readlinkSync(path.join(from, own, name)), path.join(to, own, name))
}

/** The environment without the variables of a surrounding run of Nx or Vitest, which must not affect the copy's. */
const ownEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NX|VITEST)/.test(name))),
  // Nx's plugins run in its own process, which starts it in 0.7 s in place of 1.8 s.
  NX_ISOLATE_PLUGINS: 'false',
})

/**
 * A copy of the workspace in its own git repository, where files can be planted. It holds the files that git tracks or
 * would add, and links to the installed packages.
 */
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
  linkModules(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
  // Packages of another version than that of the root.
  for (const own of globSync('{apps,libs,tools}/*/node_modules', { cwd: root }))
    symlinkSync(path.join(root, own), path.join(dir, own))
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'As it stands')

  /** Runs an installed program in the copy. */
  function output(program: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(path.join(dir, 'node_modules/.bin', program), args, {
      cwd: dir,
      encoding: 'utf8',
      env: { ...ownEnvironment(), FORCE_COLOR: '0', NO_COLOR: '1' },
    })
    return { status, output: stdout + stderr }
  }

  return {
    dir,
    git,
    /** Runs a program of the copy and returns its output. */
    run: (program: string, env: Record<string, string>) =>
      execFileSync(process.execPath, [program], { cwd: dir, encoding: 'utf8', env: { ...process.env, ...env } }),
    /** Writes a file and commits it. */
    plant(file: string, text: string) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
      writeFileSync(path.join(dir, file), text)
      git('add', '-A')
      git('commit', '-qm', `Plant ${file}`)
    },
    /** Runs an installed program in a folder of the copy; its output is printed. Returns its exit code. */
    check: (folder: string, program: string, ...args: readonly string[]) =>
      spawnSync(path.join(dir, 'node_modules/.bin', program), args, {
        cwd: path.join(dir, folder),
        stdio: 'inherit',
        env: ownEnvironment(),
      }).status,
    /** Resets the copy to its first commit. */
    reset: () => git('reset', '-q', '--hard', git('rev-list', '--max-parents=0', 'HEAD').trim()),
    output,
    nx: (...args: readonly string[]) => output('nx', ...args),
    read: (file: string) => readFileSync(path.join(dir, file), 'utf8'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
