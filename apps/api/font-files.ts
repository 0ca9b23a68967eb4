import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fonts = fileURLToPath(new URL('src/features/sales/invoices/pdf/fonts', import.meta.url))

/** Copies the fonts of the PDFs beside the program, which reads them from there. */
export const fontFiles = (): Plugin => ({
  name: 'font-files',
  async writeBundle({ dir }) {
    if (!dir) throw new Error('The program must be written to a folder')
    await cp(fonts, join(dir, 'fonts'), { recursive: true })
  },
})
