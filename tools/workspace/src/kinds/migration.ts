import type { Column, Declared } from './declared.ts'

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** A field that only some kinds have is NULL on the others. */
const ownFields = (fields: readonly Column[]) =>
  fields
    .filter(({ isCommon }) => !isCommon)
    .map(({ name, kinds }) => `("${name}" IS NULL OR "kind" IN (${quoted(kinds)}))`)

const bounds = (fields: readonly Column[]) =>
  fields.map(({ name, minLength, maxLength }) => `char_length("${name}") BETWEEN ${minLength} AND ${maxLength}`)

/** The words of all fields with a weight, then those of sections and sub titles with the lowest. */
function words(fields: readonly Column[]) {
  const texts = (['A', 'B', 'C'] as const).map((weight) => {
    const names = fields.filter(({ search }) => search === weight).map(({ name }) => `coalesce("${name}", '')`)
    return `words_and_stems_of(${names.join(` || ' ' || `)}, '${weight}')`
  })
  return [
    ...texts,
    `words_and_stems_in("sections" || "subTitles", 'D')`,
    // Of a question and of a tariff.
    `words_and_stems_of(coalesce("texts" ->> 'answer', '') || ' ' || coalesce("texts" ->> 'text', ''), 'D')`,
  ].join('\n        || ')
}

/** The indices that the lists and the search of a kind use. A shared one would read the rows of all kinds. */
const indices = (kind: string) => {
  const options = `WITH (gin_pending_list_limit = 256) WHERE "kind" = '${kind}' AND "deletedAt" IS NULL`
  return [
    `CREATE INDEX "content_${kind}_words_idx" ON "items" USING gin ("words")\n    ${options};`,
    `CREATE INDEX "content_${kind}_titles_idx" ON "items"\n    USING gin ("headerTitle" gin_trgm_ops, "titlePrefix" gin_trgm_ops) ${options};`,
  ]
}

/**
 * The migration that adds kinds and fields to the table of content. The previous version runs on its result.
 * @param all what the contract declares
 * @param added what the database lacks of it
 */
export function migrationOf(all: Declared, added: Declared) {
  const columns = added.fields.map(
    ({ name, isCommon }) => `ALTER TABLE "items" ADD COLUMN "${name}" TEXT${isCommon ? ` NOT NULL DEFAULT ''` : ''};`,
  )
  const isSearched = added.fields.some(({ search }) => search)
  return [
    '-- Generated from the kinds of the contract: npx nx run workspace:kind-migration.',
    // PostgreSQL uses a new value only after the transaction that adds it.
    ...added.kinds.flatMap((kind) => ['BEGIN;', `ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS '${kind}';`, 'COMMIT;']),
    'BEGIN;',
    ...columns,
    'ALTER TABLE "items" DROP CONSTRAINT "content_kind_fields", DROP CONSTRAINT "content_bounds";',
    `ALTER TABLE "items" ADD CONSTRAINT "content_kind_fields" CHECK (\n    ${ownFields(all.fields).join('\n    AND ')}\n);`,
    `ALTER TABLE "items" ADD CONSTRAINT "content_bounds" CHECK (\n    ${bounds(all.fields).join('\n    AND ')}\n);`,
    ...(isSearched
      ? [`ALTER TABLE "items" ALTER COLUMN "words" SET EXPRESSION AS (\n    ${words(all.fields)}\n);`]
      : []),
    ...added.kinds.flatMap(indices),
    'COMMIT;',
    '',
  ].join('\n')
}
