import type { Block, Run } from '@energy/contracts/formatted'
import type { ReactNode } from 'react'

interface Look {
  /** The heading level of its headings. */
  level: 2 | 3 | 4
  /** The address of the site, where paths of the site lead elsewhere. */
  base?: string
}

/** A formatted text as elements. Those around it have the class `formatted`. */
export const Formatted = ({ blocks, ...look }: Look & { blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, index) => <BlockView key={index} block={block} {...look} />)

function BlockView({ block: { type, runs = [], blocks = [], start }, ...look }: Look & { block: Block }) {
  const Heading = `h${look.level}` as const
  const words = runs.map((run, index) => <RunView key={index} run={run} base={look.base} />)
  const inner = <Formatted blocks={blocks} {...look} />
  switch (type) {
    case 'paragraph':
      return <p>{words}</p>
    case 'heading':
      return <Heading>{words}</Heading>
    case 'quote':
      return <blockquote>{inner}</blockquote>
    case 'bullets':
      return <ul>{inner}</ul>
    case 'numbers':
      return <ol start={start}>{inner}</ol>
    case 'item':
      return <li>{inner}</li>
  }
}

function RunView({ run: { text, bold, italic, href }, base }: { run: Run; base: string | undefined }) {
  const emphasized = italic ? <em>{text}</em> : text
  const words = bold ? <strong>{emphasized}</strong> : emphasized
  if (href === undefined) return words
  return <a href={base === undefined ? href : new URL(href, base).href}>{words}</a>
}
