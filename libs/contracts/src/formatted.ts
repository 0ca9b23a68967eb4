import * as Type from '@sinclair/typebox'

/** A piece of a text in which nothing changes. A line break is a `\n`. */
export const Run = Type.Object({
  text: Type.String(),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  href: Type.Optional(Type.String({ description: '`https:`, `mailto:`, `tel:` or a path of the site.' })),
})
export type Run = Type.Static<typeof Run>

const BLOCK_TYPES = ['paragraph', 'heading', 'quote', 'bullets', 'numbers', 'item'] as const
type BlockType = (typeof BLOCK_TYPES)[number]
// A union of literals would be serialized many times slower.
const BlockType = Type.Unsafe<BlockType>(Type.String({ enum: BLOCK_TYPES }))

/** A paragraph or a heading with `runs`, or a quote, a list or an item of a list with `blocks`. */
export interface Block {
  type: BlockType
  runs?: Run[]
  blocks?: Block[]
  /** The number of the first item, where it is not 1. */
  start?: number
}

/** The most blocks around a paragraph: three lists with their items. What is nested deeper is text. */
export const MAX_DEPTH = 6
/** The most blocks and runs of a text. A text with more is one paragraph, as it was typed. */
export const MAX_NODES = 4_000

const deepest = Type.Object({
  type: BlockType,
  runs: Type.Optional(Type.Array(Run)),
  start: Type.Optional(Type.Integer({ minimum: 0 })),
})
const around = <Inner extends Type.TSchema>(inner: Inner) =>
  Type.Object({ ...deepest.properties, blocks: Type.Optional(Type.Array(inner)) })
// Written out to the greatest depth, so that it needs no reference to itself.
/** A formatted text as a tree. */
export const Blocks = Type.Array(around(around(around(around(around(around(deepest)))))))

/** The formatted texts of an item as trees, by the path of their field: `sections.0.description`. */
export const Formatted = Type.Record(Type.String(), Blocks)
export type Formatted = Readonly<Record<string, Block[]>>
