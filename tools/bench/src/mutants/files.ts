import { globSync } from 'node:fs'
import { join } from 'node:path'
import { allTargets, type ProjectTarget } from './projects.ts'
import { ROOT, type MutationTarget } from './target.ts'

/** The files of a target. Later patterns win: `!` removes files of earlier ones. */
function filesOf({ files }: MutationTarget) {
  const found = new Set<string>()
  for (const pattern of files) {
    const isExcluded = pattern.startsWith('!')
    for (const file of globSync(pattern.replace(/^!/, ''), { cwd: ROOT }))
      if (isExcluded) found.delete(file)
      else found.add(file)
  }
  return [...found].toSorted()
}

/**
 * What a run of a target measures.
 * @param related whether the tests are those that import its files, which are then not named
 */
export function measuredFiles(target: MutationTarget, related: boolean) {
  const tests = related ? [] : globSync([...target.tests], { cwd: join(ROOT, target.folder) })
  return [...filesOf(target), ...tests.map((file) => join(target.folder, file))]
}

/** Each file of all targets, as a target of its own. */
export const allFiles = (): ProjectTarget[] =>
  allTargets().flatMap(({ project, target }) =>
    filesOf(target).map((file) => ({ project, target: { ...target, name: file, files: [file] } })),
  )
