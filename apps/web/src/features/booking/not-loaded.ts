import type { Company } from '@energy/contracts/site/site-pages'

/** What stands in place of the hours that could not be read. */
export const notLoaded = ({ phone }: Company) =>
  `We could not load the hours that are free.${phone && ` You can also ring ${phone}.`}`
