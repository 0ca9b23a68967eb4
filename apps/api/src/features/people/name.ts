import { BOUNDS } from '@energy/contracts/text'
import { firstLetters } from '@energy/contracts/words'

/** First and last name, joined. Cut to the bound of a line, as two long names together exceed it. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  firstLetters(`${firstName} ${lastName}`.trim(), BOUNDS.line).trimEnd()
