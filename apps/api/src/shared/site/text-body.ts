import { keysOf } from '@energy/contracts/record-of'
import { textRecord, type TextKind } from '@energy/contracts/texts'
import { blankEntry, blankText, type TextBody } from '@energy/contracts/texts/body'
import type { EntryList } from '@energy/contracts/texts/record'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

const Json = TypeCompiler.Compile(Type.Record(Type.String(), Type.Unknown()))
const recordIn = (json: unknown) => (Json.Check(json) ? json : {})

/** The texts of a record by their names. One that is missing, or no text, is blank. */
function textsIn(json: unknown, blank: Record<string, string>) {
  const found = recordIn(json)
  const texts: Record<string, string> = {}
  for (const name of keysOf(blank)) {
    const text = found[name]
    texts[name] = typeof text === 'string' ? text : (blank[name] ?? '')
  }
  return texts
}
const entriesIn = (json: unknown, list: EntryList) =>
  Array.isArray(json) ? json.map((entry) => textsIn(entry, blankEntry(list))) : []

/** What a stored text of the site says. It may be older than some fields of today, or edited by hand. */
export function textBodyOf(kind: TextKind, json: unknown): TextBody {
  const record = textRecord(kind)
  const found = recordIn(json)
  const body: TextBody = textsIn(json, blankEntry(record))
  for (const [name, list] of Object.entries(record.lists ?? {})) body[name] = entriesIn(found[name], list)
  return { ...blankText(record), ...body }
}
