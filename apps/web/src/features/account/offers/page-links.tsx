import { Button } from '@energy/ui/button'
import { Icon } from '../../../shared/icon.tsx'
import { DRAWINGS } from '../requests/drawings.ts'

/** The id of the section with the forms that answer an offer. */
export const ANSWER = 'answer'
/** The id of the form that asks about an offer. */
export const ASK = 'ask'

/** Prints the page, which is the PDF of an offer. */
export const PrintButton = ({ className = '' }: { className?: string }) => (
  <Button className={`noscript:hidden ${className}`} look="line" onClick={() => print()}>
    <Icon path={DRAWINGS.download} />
    Print or save as PDF
  </Button>
)
