import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg)$/
const encodings = { br: promisify<Buffer, Buffer>(brotliCompress), gz: promisify<Buffer, Buffer>(gzip) }

/**
 * Writes a brotli and a gzip file next to each text file of the browser's build if they are smaller, so that no request
 * has to compress.
 */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const files = await readdir(dir, { recursive: true })
    for (const file of files.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(dir, name))) {
      const bytes = await readFile(file)
      for (const [ending, encode] of Object.entries(encodings)) {
        const smaller = await encode(bytes)
        if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
      }
    }
  },
})
