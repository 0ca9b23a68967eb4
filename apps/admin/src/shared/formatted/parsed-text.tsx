import { parse } from '@energy/formatted/parse'
import { Formatted } from '@energy/formatted/view'
import { useMemo } from 'react'

/** A formatted text, read in the browser. */
export function ParsedText({ text }: { text: string }) {
  const blocks = useMemo(() => parse(text), [text])
  return (
    <div className="formatted">
      <Formatted blocks={blocks} level={4} />
    </div>
  )
}
