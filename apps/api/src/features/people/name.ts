import { BOUNDS } from '@energy/contracts/text'

/** First and last name, joined. Cut to the bound of a line, as two long names together exceed it. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [...`${firstName} ${lastName}`.trim()].slice(0, BOUNDS.line).join('').trimEnd()
