interface ModuleInfo {
  importers: readonly string[]
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const OURS = /\/(apps\/web\/src|libs)\//

/**
 * Whether this module matches `target` or is imported by one that does, directly or through others. Dynamic imports do
 * not count.
 */
function needs(target: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (target.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => needs(target, importer, graph, seen)) ?? false
}

/**
 * The chunk of a module. There is one for the code of every page with its libraries, one for what home shares with
 * other screens, and one for each screen. More and smaller files would compress worse, and each has its headers.
 */
export function chunkOf(id: string, graph: Graph) {
  if (!OURS.test(id)) return null
  if (needs(/\/entry-client\.tsx$/, id, graph)) return 'frame'
  return needs(/\/features\/home\/home\.tsx$/, id, graph) && !/\/features\//.test(id) ? 'shared' : null
}
