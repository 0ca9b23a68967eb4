import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/**
 * Opens the storage of the pictures' files.
 * @param mediaUrl `file:///folder`, `s3://bucket?region=…&endpoint=…` with the credentials of the AWS variables, or
 *   `gs://bucket` with GOOGLE_APPLICATION_CREDENTIALS
 */
export async function openStorage(mediaUrl: string): Promise<Disk> {
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
