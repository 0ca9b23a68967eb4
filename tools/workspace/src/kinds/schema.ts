import type { Declared } from './declared.ts'

/** The kinds and the columns of content that a Prisma schema has. */
export interface Present {
  kinds: readonly string[]
  columns: readonly string[]
}

const linesOf = (schema: string, block: string) => {
  const body = new RegExp(`^${block} \\{\\n(.*?)^\\}`, 'ms').exec(schema)?.[1]
  if (body === undefined) throw new Error(`The schema has no \`${block}\`.`)
  return body
}

/** @param schema the text of schema.prisma */
export const presentIn = (schema: string): Present => ({
  kinds: linesOf(schema, 'enum Kind').split(/\s+/).filter(Boolean),
  columns: [...linesOf(schema, 'model Content').matchAll(/^ {2}(\w+) /gm)].flatMap(([, name]) => name ?? []),
})

/** The schema with the missing kinds and columns. Columns of texts are before the JSON columns. */
export function completed(schema: string, { kinds, fields }: Pick<Declared, 'kinds' | 'fields'>) {
  const enumBody = linesOf(schema, 'enum Kind')
  const model = linesOf(schema, 'model Content')
  const columns = fields.map(({ name, isCommon }) =>
    isCommon ? `  ${name.padEnd(16)} String    @default("")\n` : `  ${name.padEnd(16)} String?\n`,
  )
  return schema
    .replace(enumBody, enumBody + kinds.map((kind) => `  ${kind}\n`).join(''))
    .replace(model, model.replace(/^ {2}sections /m, `${columns.join('')}$&`))
}
