import type { Manifest, ManifestChunk } from 'vite'
import type { Assets } from '../app/document.ts'

const ENTRY = 'src/app/entry-client.tsx'

/**
 * The files that a screen's page requests: all of its code at once, so that the browser need not find it file by file.
 * @throws Error if the build lacks the entry or the screen
 */
export const assetsFrom = (manifest: Manifest) => {
  const chunkOf = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build for the browser lacks ${name}`)
    return chunk
  }
  return (screen: string | undefined): Assets => {
    const needed = new Set<ManifestChunk>()
    const need = (name: string) => {
      const chunk = chunkOf(name)
      if (needed.has(chunk)) return
      needed.add(chunk)
      chunk.imports?.forEach(need)
    }
    need(ENTRY)
    if (screen !== undefined) need(`src/features/${screen}.tsx`)
    const [entry, ...others] = needed
    return {
      script: `/${entry?.file}`,
      modules: others.map(({ file }) => `/${file}`),
      styles: [...new Set([...needed].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    }
  }
}
