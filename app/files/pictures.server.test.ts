import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aBomb, anAvif, aPhoto, aPng, aProgram, aWebp, upload } from '../../test/uploads'
import { readPicture } from './pictures.server'

test.each([
  ['png', aPng],
  ['webp', aWebp],
  ['avif', anAvif],
])('a .%s comes out as WebP of the same size', async (extension, createPicture) => {
  const picture = await readPicture(upload(`a.${extension}`, await createPicture()))
  expect(picture).toMatchObject({ mediaType: 'image/webp', width: 40, height: 20 })
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
})

test('a photo is rotated as its EXIF data says, and the stored picture has no metadata', async () => {
  const taken = await aPhoto()
  const before = await sharp(taken).metadata()
  expect(before).toMatchObject({ orientation: 6, width: 40 })
  expect(Buffer.from(taken).includes('SamplePhone')).toBe(true)
  const { bytes, width, height } = await readPicture(upload('IMG_1.jpeg', taken))
  expect([width, height]).toEqual([20, 40])
  const after = await sharp(bytes).metadata()
  expect(after.exif).toBeUndefined()
  expect(after.icc).toBeUndefined()
  expect(after.xmp).toBeUndefined()
  expect(Buffer.from(bytes).includes('SamplePhone')).toBe(false)
})

test('a picture larger than a page shows it is scaled down', async () => {
  const { width, height } = await readPicture(upload('a.png', await aPng({ width: 5000, height: 100 })))
  expect([width, height]).toEqual([2000, 40])
})

test('data appended to a picture is not in the stored one', async () => {
  const hidden = Buffer.concat([await aPng(), Buffer.from('<script>alert(1)</script>')])
  const { bytes } = await readPicture(upload('a.png', hidden))
  expect(Buffer.from(bytes).includes('script')).toBe(false)
})

test('a decompression bomb is refused before it is decoded', async () => {
  const began = performance.now()
  await expect(readPicture(upload('a.png', aBomb()))).rejects.toThrow(
    'This picture is 30000 × 30000 pixels; the limit is 40 million pixels.',
  )
  expect(performance.now() - began).toBeLessThan(2000)
})

test('an incomplete picture, or another file with the name of one, is refused', async () => {
  const whole = await aPhoto({ width: 800, height: 800 })
  await expect(readPicture(upload('a.jpg', whole.subarray(0, whole.length / 2)))).rejects.toThrow(
    'can’t be read to its end',
  )
  const png = await aPng({ width: 300, height: 300 })
  await expect(readPicture(upload('a.png', png.subarray(0, png.length - 40)))).rejects.toThrow(
    'can’t be read to its end',
  )
  await expect(readPicture(upload('a.png', png.subarray(0, 20)))).rejects.toThrow('begins like a PNG picture')
  await expect(readPicture(upload('a.png', aProgram))).rejects.toThrow('is a Windows program')
})
