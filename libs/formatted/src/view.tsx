import type { Block, Run } from '@energy/contracts/formatted'
import { Fragment, type ReactNode } from 'react'

interface FormattedProps {
  blocks: readonly Block[]
  /** The heading level of its headings. */
  level: 2 | 3 | 4
}

/** A formatted text as elements. */
export const Formatted = ({ blocks, level }: FormattedProps): ReactNode =>
  blocks.map((block, index) => <BlockView key={index} block={block} level={level} />)

function BlockView({ block, level }: { block: Block; level: FormattedProps['level'] }) {
  const { type, runs = [], blocks = [], start } = block
  const Heading = `h${level}` as const
  const inner = <Formatted blocks={blocks} level={level} />
  switch (type) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={runs} />
        </p>
      )
    case 'heading':
      return (
        <Heading>
          <Runs runs={runs} />
        </Heading>
      )
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

const Runs = ({ runs }: { runs: readonly Run[] }) => runs.map((run, index) => <RunView key={index} run={run} />)

function RunView({ run: { text, bold, italic, href } }: { run: Run }) {
  const emphasized = italic ? <em>{text}</em> : text
  const words = bold ? <strong>{emphasized}</strong> : emphasized
  return href === undefined ? <Fragment>{words}</Fragment> : <a href={href}>{words}</a>
}
