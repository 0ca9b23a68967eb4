// The width of a picture in the layout, by the width of the window, for the attribute `sizes`. On phones less than the
// layout has: 640 pixels are sharp enough there, and the next file would be twice as heavy.
export const PHONE = '(width < 36rem) and (resolution > 2.2x) 48vw,(width < 36rem) 80vw,'

/** In a card or a column: three, two or one in a row. */
export const CARD = `${PHONE}(width < 64rem) 50vw,(width < 82rem) 33vw,27rem`
/** Beside the text of a row. */
export const THUMBNAIL = '12.5rem'
