import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Settings } from '~/config/settings.server'
import { type FileStore, storeOn } from './store.server'

type Bucket = NonNullable<Settings['s3']>

/** Files in a bucket. Whoever may have one gets it through us, so that the bucket is open to nobody else. */
export function createBucketStore({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): FileStore {
  return storeOn(
    new Disk(
      new S3Driver({
        bucket,
        region,
        credentials: { accessKeyId, secretAccessKey },
        // A server of one's own rarely has a name for each bucket.
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        // The bucket's own rules keep it private; many services know no others.
        supportsACL: false,
        visibility: 'private',
        // Only where the service asks for it: not all of them know the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    ),
  )
}
