import { globSync } from 'node:fs'
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

/** Each file of all targets, as a target of its own. */
export const allFiles = (): ProjectTarget[] =>
  allTargets().flatMap(({ project, target }) =>
    filesOf(target).map((file) => ({ project, target: { ...target, name: file, files: [file] } })),
  )
