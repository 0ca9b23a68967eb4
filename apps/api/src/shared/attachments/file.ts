/** The file of an attachment in the storage. Its id is random, and no public address leads to it. */
export const fileOfAttachment = (id: string) => `attachments/${id}`

const FILE = /^attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** The id of the attachment that a file of the storage belongs to; undefined for other files. */
export const attachmentOfFile = (key: string) => FILE.exec(key)?.[1]
