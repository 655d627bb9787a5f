import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Settings } from '~/config/settings.server'
import { type FileStore, storeOn } from './store.server'

type Bucket = NonNullable<Settings['s3']>

/** Files in a bucket. Downloads go through this server, so the bucket can be private. */
export function createBucketStore({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): FileStore {
  return storeOn(
    new Disk(
      new S3Driver({
        bucket,
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Self-hosted services rarely have a host name for each bucket.
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        // The policy of the bucket keeps it private; many services don't support ACLs.
        supportsACL: false,
        visibility: 'private',
        // Not all services support the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    ),
  )
}
