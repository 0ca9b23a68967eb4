import type { Block } from '@energy/contracts/formatted'
import { Formatted } from '@energy/formatted/view'
import { Paragraphs } from './paragraphs.tsx'

interface LongTextProps {
  text: string
  /** The text as a tree, where it has marks. */
  blocks: readonly Block[] | undefined
  /** The heading level of its headings. */
  level: 2 | 3
  className?: string
}

/** A long text of an item: formatted, or plain paragraphs. */
export const LongText = ({ text, blocks, level, className = '' }: LongTextProps) =>
  blocks ? (
    <div className={`formatted ${className}`}>
      <Formatted blocks={blocks} level={level} />
    </div>
  ) : (
    <Paragraphs className={className} text={text} />
  )
