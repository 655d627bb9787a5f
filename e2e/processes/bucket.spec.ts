import { readdirSync } from 'node:fs'
import { openBucket } from '../../test/bucket.ts'
import { aPdf, aPng } from '../../test/uploads.ts'
import { enterAs, expect, test } from '../demo.ts'
import { ask } from '../http.ts'
import { startSite } from '../server.ts'
import { anItem, postFile } from '../uploads.ts'

test('with a bucket configured, files are stored only in it, and served with the same permissions', async () => {
  const bucket = await openBucket()
  const bucketSettings = { S3_BUCKET: 'files', S3_REGION: 'eu-north-1', S3_ENDPOINT: bucket.endpoint }
  const key = { S3_ACCESS_KEY_ID: 'AKIDSAMPLE', S3_SECRET_ACCESS_KEY: 'a-secret-that-stays-here' }
  const site = await startSite({ ...bucketSettings, ...key, TRUSTED_PROXIES: '127.0.0.1,::1' }, ['demo'])
  try {
    const admin = await enterAs(site, 'admin')
    const item = anItem()
    const samples = bucket.objects.size
    expect(
      (await postFile(site, '/admin/content/insights/new', admin, item, { name: 'a.pdf', bytes: aPdf() })).status,
    ).toBe(302)
    const file = { name: 'a.png', bytes: await aPng() }
    const { text } = await postFile(site, '/admin/content/pictures?form=upload', admin, {}, file)
    expect(bucket.objects.size).toBe(samples + 2)
    expect(readdirSync(site.dataDir)).not.toContain('files')
    const download = await ask(site, `/insights/${item.id}`, { headers: { Cookie: await enterAs(site, 'supplier') } })
    expect(Buffer.compare(download.body, aPdf())).toBe(0)
    const picture = await ask(site, /\/media\/[\da-f-]{36}/.exec(text)?.[0] ?? '')
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(bucket.requests.filter(({ headers }) => !headers.authorization?.startsWith('AWS4-HMAC-SHA256'))).toEqual([])
  } finally {
    await site.stop()
    bucket.close()
  }
})
