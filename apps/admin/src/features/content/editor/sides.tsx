import type { ReactNode } from 'react'
import type { FieldDifference, Piece } from './compare.ts'

interface SidesProps {
  difference: FieldDifference
  headings: readonly [string, string]
}

/** The two texts of a field side by side, with what differs marked. */
export const Sides = ({ difference: { before, now }, headings: [first, second] }: SidesProps) => (
  <div className="grid bg-ground sm:grid-cols-2 sm:divide-x sm:divide-line">
    <Side heading={first}>
      <Text pieces={before} mark="del" />
    </Side>
    <Side heading={second}>
      <Text pieces={now} mark="ins" />
    </Side>
  </div>
)

const Side = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="min-w-0 px-3.5 py-2.5">
    <p className="text-small text-muted">{heading}</p>
    {children}
  </div>
)

const marks = { del: 'text-danger line-through', ins: 'bg-tint font-semibold text-link underline' }

function Text({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: keyof typeof marks }) {
  if (pieces.every(({ text }) => text === '')) return <p className="text-muted">Empty</p>
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {pieces.map(({ text, isChanged }, at) => {
        const key = `${at} ${text}`
        return isChanged ? (
          <Mark key={key} className={marks[Mark]}>
            {text}
          </Mark>
        ) : (
          <span key={key}>{text}</span>
        )
      })}
    </p>
  )
}
