import { useConfig } from '@energy/client/use-config'
import { parse } from '@energy/formatted/parse'
import { Formatted } from '@energy/formatted/view'
import { useMemo } from 'react'

/** A formatted text, read in the browser. Its links lead to the site. */
export function ParsedText({ text }: { text: string }) {
  const { siteUrl } = useConfig()
  const blocks = useMemo(() => parse(text), [text])
  return (
    <div className="formatted formatted-small">
      <Formatted blocks={blocks} level={3} base={siteUrl} />
    </div>
  )
}
