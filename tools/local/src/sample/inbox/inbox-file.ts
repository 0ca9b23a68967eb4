import type { Client } from 'pg'
import type { SampleInquiry } from './inbox.ts'

const DAY = 24 * 60 * 60_000

interface FileOf {
  inquiry: string
  file: NonNullable<SampleInquiry['file']>
  now: Date
}

/**
 * Stores a file that came with an inquiry as the API does. What it uses of the API is loaded now, as it may have been
 * built a moment ago.
 */
export async function insertFile(client: Client, mediaUrl: string, { inquiry, file, now }: FileOf) {
  const [{ openStorage }, { fileOfAttachment }] = await Promise.all([
    import('@energy/api/media/storage'),
    import('@energy/api/attachments/file'),
  ])
  const dayOf = (days: number) => new Date(+now - days * DAY).toISOString().slice(0, 10)
  const lines = file.days.map((value, at) => `${dayOf(file.days.length - at)},${value}`)
  const bytes = Buffer.from(`${[file.columns, ...lines].join('\r\n')}\r\n`)
  const id = crypto.randomUUID()
  await (await openStorage(mediaUrl)).put(fileOfAttachment(id), bytes)
  await client.query(
    `INSERT INTO attachments (id, "inquiryId", name, type, bytes, "createdAt", "boundAt")
     SELECT $1, id, $3, 'text/csv', $4, "createdAt", "createdAt" FROM inquiries WHERE id = $2`,
    [id, inquiry, file.name, bytes.length],
  )
}
