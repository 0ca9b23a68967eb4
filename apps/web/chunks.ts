import type { Rolldown } from 'vite'

/** What forms share. */
export const FORM = /\/shared\/form\/|\/ui\/src\/(form-errors|field)\.tsx$/
const OURS = /\/(apps\/web\/src|libs)\//

/**
 * Whether this module matches `target` or is imported by one that does, directly or through others. Dynamic imports do
 * not count.
 */
function needs(target: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (target.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => needs(target, importer, graph, seen)) ?? false
}

/**
 * The chunk of a module. There is one for the code of every page with its libraries, one for what home shares with
 * other screens, one for what forms share (`FORM`), and one for each screen. More and smaller files would compress
 * worse, and each has its headers.
 */
export function chunkOf(id: string, graph: Rolldown.ChunkingContext) {
  if (!OURS.test(id)) return null
  if (needs(/\/entry-client\.tsx$/, id, graph)) return 'frame'
  return needs(/\/features\/home\/home\.tsx$/, id, graph) && !/\/features\//.test(id) ? 'shared' : null
}
