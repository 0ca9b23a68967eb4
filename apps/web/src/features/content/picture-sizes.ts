import { PHONE } from '../../shared/content/picture-sizes.ts'

/** Over half of the page. */
export const HALF = `${PHONE}(width < 64rem) 95vw,(width < 82rem) 45vw,40rem`
/** Beside a section, over five of twelve columns. */
export const SECTION = `${PHONE}(width < 48rem) 95vw,(width < 82rem) 40vw,34rem`
/** As wide as a column of text. */
export const COLUMN = `${PHONE}(width < 48rem) 95vw,42rem`
