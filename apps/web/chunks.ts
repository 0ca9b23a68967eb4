interface ModuleInfo {
  importers: readonly string[]
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const OURS = /\/(apps\/web\/src|libs)\//

/** Whether a module cannot do without another one; what is loaded late does not count. */
function needs(target: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (target.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => needs(target, importer, graph, seen)) ?? false
}

/**
 * The files that the browser's code comes in: the frame of every page with its libraries, what home shares with other
 * screens, and each screen. Many small ones would compress worse, and each has its headers.
 */
export function chunkOf(id: string, graph: Graph) {
  if (!OURS.test(id)) return null
  if (needs(/\/entry-client\.tsx$/, id, graph)) return 'frame'
  return needs(/\/features\/home\/home\.tsx$/, id, graph) && !/\/features\//.test(id) ? 'shared' : null
}
