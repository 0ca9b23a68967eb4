import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg)$/
/** Compresses a file as one block: the code of every page has more than the 256 KiB at which another one would begin. */
const ONE_BLOCK = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 20 } }
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const encodings = { br: (bytes: Buffer) => brotli(bytes, ONE_BLOCK), gz: promisify<Buffer, Buffer>(gzip) }

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
