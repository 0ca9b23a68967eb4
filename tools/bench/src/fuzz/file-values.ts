import { randomBytes } from 'node:crypto'
import { Inserted } from '@energy/contracts/responses'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import sharp from 'sharp'
import { CUSTOMER, type SignedIn } from './callers.ts'
import type { FuzzApi } from './fuzz-api.ts'
import { A_CHUNK } from './values.ts'

/** A table that is taken as CSV. */
const A_TABLE = 'day,kWh\n1,2\n'

const WithId = Type.Object({ _id: Type.String() })
const Made = Type.Object({ _id: Type.String(), hash: Type.String() })

/** Creates the uploads, pictures and attachments that valid calls need. */
export function fileRecordsFrom({ send }: FuzzApi) {
  /** An upload of a picture, without its bytes or with them. */
  async function anUpload(person: SignedIn, file: Buffer<ArrayBuffer>, isComplete: boolean) {
    const body = { name: 'roof.png', bytes: file.length }
    const { _id } = Value.Parse(WithId, await send(person, 'POST', '/uploads', body))
    if (isComplete) await send(person, 'PUT', `/uploads/${_id}/chunks/0`, file)
    return _id
  }

  async function aCompleteUpload(person: SignedIn) {
    const pixels = sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    return anUpload(person, Buffer.from(new Uint8Array(await pixels.png().toBuffer())), true)
  }

  /** A file for a message: started, or arrived but not checked yet. */
  async function anAttachment(hasArrived = false) {
    const file = Buffer.from(hasArrived ? A_TABLE : A_CHUNK)
    const body = { name: 'readings.csv', bytes: file.length }
    const { _id } = Value.Parse(WithId, await send('anonymous', 'POST', '/attachments', body))
    if (hasArrived) await send('anonymous', 'PUT', `/attachments/${_id}/chunks/0`, file)
    return _id
  }

  async function aCompleteAttachment() {
    const attachment = await anAttachment(true)
    await send('anonymous', 'POST', `/attachments/${attachment}/complete`)
    return attachment
  }

  return {
    aStartedUpload: () => anUpload('customer', Buffer.from(A_CHUNK), false),
    aCompleteUpload,
    anAttachment,
    aCompleteAttachment,
    aPicture: async () =>
      Value.Parse(Made, await send('admin', 'POST', '/pictures', { upload: await aCompleteUpload('admin') })),
    /** A bill of the customer, with a file. */
    async aBill() {
      const attachment = await aCompleteAttachment()
      const body = { username: 'Ada', email: CUSTOMER, attachments: [attachment] }
      return { id: Value.Parse(Inserted, await send('customer', 'POST', '/bills', body)).insertedId, attachment }
    },
  }
}
