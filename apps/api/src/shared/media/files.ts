// Apart from the storage, whose libraries are loaded for the first picture.

/** The files of a picture. */
export const originalOf = (hash: string) => `${hash}/original`
export const renditionOf = (hash: string, width: number, format: string) => `${hash}/${width}.${format}`
