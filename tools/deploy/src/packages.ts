import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * The directories of packages and of all their dependencies at run time, relative to `root`, as Node resolves them.
 * @param root a directory with `node_modules`
 * @throws Error if a required package is not installed
 */
export function installed(names: readonly string[], root: string): string[] {
  const found = new Set<string>()
  const collect = (name: string, from: string, isOptional: boolean) => {
    const directory = lookUp(name, from, root)
    if (!directory && isOptional) return
    if (!directory) throw new Error(`${name}, which ${relative(root, from) || 'the program'} needs, is not installed.`)
    if (found.has(directory)) return
    found.add(directory)
    const manifest: Manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest
    for (const other of Object.keys(optionalDependencies ?? {})) collect(other, directory, true)
    for (const other of Object.keys(dependencies ?? {}))
      collect(other, directory, other in (optionalDependencies ?? {}))
    // A peer that is not installed is not used here.
    for (const other of Object.keys(peerDependencies ?? {}))
      if (!peerDependenciesMeta?.[other]?.optional) collect(other, directory, true)
  }
  for (const name of names) collect(name, root, false)
  return [...found].map((directory) => relative(root, directory))
}

function lookUp(name: string, from: string, root: string): string | undefined {
  const directory = join(from, 'node_modules', name)
  if (existsSync(join(directory, 'package.json'))) return directory
  return from === root ? undefined : lookUp(name, dirname(from), root)
}
