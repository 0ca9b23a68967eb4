import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { IMPORT_BOUNDS, importPeople, type ImportResult } from '@energy/contracts/people/people-import'
import { useMutation } from '@tanstack/react-query'

/** The text of a file. @throws Error in words for one that is too large or not UTF-8 */
async function textOf(file: File) {
  // Bytes, as many as the text has at least.
  if (file.size > IMPORT_BOUNDS.characters)
    throw new Error(`This file has ${Math.ceil(file.size / 1_000)} kB, and at most 200 are taken at once. Split it.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch (cause) {
    throw new Error('This is no text in UTF-8. Save it as “CSV UTF-8”.', { cause })
  }
}

/** What was imported. A row that is as it was to become was imported before: that answer was lost. */
const importedOf = (result: ImportResult, preview: ImportResult): ImportResult => ({
  ...result,
  rows: result.rows.map((row, at) => (row.outcome === 'unchanged' ? (preview.rows[at] ?? row) : row)),
})

/** The import of people: first a preview of a file, then the import of what was seen. */
export function useImport() {
  const call = useCall()
  const preview = useMutation({
    async mutationFn(file: File) {
      const csv = await textOf(file)
      return { csv, ...(await call(importPeople, { body: { csv, dryRun: true } })) }
    },
  })
  const sending = useSend(importPeople)
  return {
    preview: preview.data,
    /** The result of the import, once it is done. */
    done: sending.data && preview.data && importedOf(sending.data, preview.data),
    isReading: preview.isPending,
    isSending: sending.isPending,
    error: preview.error ?? sending.error,
    /** Reads another file. */
    read(file: File) {
      sending.reset()
      preview.mutate(file)
    },
    /** Imports it, also where the dialog is closed meanwhile. @returns what was imported */
    async run({ csv, ...shown }: ImportResult & { csv: string }) {
      return importedOf(await sending.mutateAsync({ body: { csv, dryRun: false } }), shown)
    },
  }
}
