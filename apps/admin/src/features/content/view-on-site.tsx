import { useConfig } from '@energy/client/use-config'
import type { EditedKind } from '@energy/contracts/content/edited'
import { buttonClass } from '@energy/ui/button'
import { ExternalLink } from 'lucide-react'
import { editedWords } from '../../shared/records/edited.ts'

interface ViewOnSiteProps {
  kind: EditedKind
  id: string
  /** On phones it is an icon. */
  isCompact?: boolean
}

/** A link to the page of a live item on the site, in a tab of its own. */
export function ViewOnSite({ kind, id, isCompact = false }: ViewOnSiteProps) {
  const { siteUrl } = useConfig()
  return (
    <a className={buttonClass('line', true)} href={siteUrl + editedWords[kind].page(id)} target="_blank" rel="noopener">
      <ExternalLink className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      <span className={isCompact ? 'max-sm:sr-only' : ''}>View on site</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
