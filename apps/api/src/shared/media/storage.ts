import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Milliseconds without a byte from a bucket of S3. Its client has no limit, and tries three times. */
const SILENCE = 60_000

/**
 * Opens the storage of the pictures' files.
 * @param mediaUrl `file:///folder`, `s3://bucket?region=…&endpoint=…` with the credentials of the AWS variables, or
 *   `gs://bucket` with GOOGLE_APPLICATION_CREDENTIALS
 * @param silence milliseconds after which a request to a bucket of S3 that gets no answer fails
 */
export async function openStorage(mediaUrl: string, silence = SILENCE): Promise<Disk> {
  const { protocol, host: bucket, searchParams, href } = new URL(mediaUrl)
  if (protocol === 's3:') {
    const { S3Driver } = await import('flydrive/drivers/s3')
    const endpoint = searchParams.get('endpoint')
    return new Disk(
      new S3Driver({
        bucket,
        region: searchParams.get('region') ?? 'us-east-1',
        // A server of one's own has its buckets in the path.
        ...(endpoint && { endpoint, forcePathStyle: true }),
        visibility: 'private',
        supportsACL: false,
        requestHandler: { connectionTimeout: silence, socketTimeout: silence },
      }),
    )
  }
  if (protocol === 'gs:') {
    const { GCSDriver } = await import('flydrive/drivers/gcs')
    return new Disk(new GCSDriver({ bucket, usingUniformAcl: true, visibility: 'private' }))
  }
  const location = fileURLToPath(href)
  await mkdir(location, { recursive: true })
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}
