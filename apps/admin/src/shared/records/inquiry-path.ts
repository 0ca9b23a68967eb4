/** The path at which an inquiry is open in the inbox. */
export const inquiryPath = (id: string) => `/invoice?view=all&id=${id}`
