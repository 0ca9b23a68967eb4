import type { Rolldown } from 'vite'

/** What forms share. */
export const FORM =
  /\/shared\/form\/|\/specialist-prefill\.tsx$|\/use-send\.ts$|[mM]utation|\/ui\/src\/(form-errors|field|checkbox)\.tsx$/
/** What the screens of accounts share. */
export const ACCOUNT =
  /\/features\/account\/(account-|sign-in-again|social-|same-origin-path|use-sign-in-redirect|use-is-open)|\/identity-error\.ts$/
/** What the pages of a customer share: profile, requests and offers. */
export const CUSTOMER =
  /\/features\/account\/(requests\/(note|use-times|drawings)|profile\/verification)|\/contracts\/src\/sales\/|\/save-file\.ts$/
/** What sends files with a message. */
export const FILES = /\/attachments\/|\/(use-dropped-files|upload-file)\.ts$/
/** What draws texts, formatted or not: each alone is too small for a file. */
export const TEXTS = /\/paragraphs\.tsx$|\/formatted\/src\/view\.tsx$/
/** What runs before the code of the page. Without a chunk of its own it would be part of that code, and load it. */
export const LOADER = /\/(load-code|first-use)\.ts$/
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
 * other screens, one each for what loads the code (`LOADER`), for what draws texts (`TEXTS`), and for what forms,
 * accounts, customers and messages with files share (`FORM`, `ACCOUNT`, `CUSTOMER`, `FILES`), and one for each screen.
 * More and smaller files would compress worse, each has its headers, and every page has the names of all.
 */
export function chunkOf(id: string, graph: Rolldown.ChunkingContext) {
  if (!OURS.test(id)) return null
  if (needs(/\/entry-client\.tsx$/, id, graph)) return 'frame'
  return needs(/\/features\/home\/home\.tsx$/, id, graph) && !/\/features\//.test(id) ? 'shared' : null
}
