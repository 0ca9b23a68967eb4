import type { Manifest, ManifestChunk } from 'vite'
import type { Assets } from '../app/document.ts'

const ENTRY = 'src/app/entry-client.tsx'
const LOADER = 'src/app/load-code.ts'
const DISCOVERED = 'src/app/discovered-routes.ts'

/**
 * The files that a screen's page requests: all of its code at once, so that the browser need not find it file by file. Of
 * a screen whose code is loaded on use, only the styles.
 * @throws Error if the build lacks the entry or the screen
 */
export const assetsFrom = (manifest: Manifest) => {
  const chunkOf = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build for the browser lacks ${name}`)
    return chunk
  }
  const need = (name: string, needed = new Set<ManifestChunk>()) => {
    const chunk = chunkOf(name)
    if (needed.has(chunk)) return needed
    needed.add(chunk)
    for (const imported of chunk.imports ?? []) need(imported, needed)
    return needed
  }
  const loader = chunkOf(LOADER)
  const entry = need(ENTRY)
  return (screen: string | undefined, isOnUse = false): Assets => {
    const file = `src/features/${screen}.tsx`
    const isDiscovered = manifest[DISCOVERED]?.dynamicImports?.includes(file) ?? false
    const before = isDiscovered ? need(DISCOVERED, new Set(entry)) : entry
    const all = screen === undefined ? entry : need(file, new Set(before))
    const [script, ...modules] = isOnUse ? before : all
    return {
      script: `/${script?.file}`,
      loader: `/${loader.file}`,
      // The page has the loader already when it requests its code.
      modules: modules.filter((module) => module !== loader).map((module) => `/${module.file}`),
      styles: [...new Set([...all].flatMap(({ css = [] }) => css))].map((style) => `/${style}`),
    }
  }
}
