import { randomUUID } from 'node:crypto'
import type { media } from '~/db/schema/media'

/** A row, and the file to put into the store under its key. */
type Sample = { row: typeof media.$inferInsert; bytes: Uint8Array }

const [width, height] = [1200, 800]

const hills = (hue: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="1200" height="800" fill="hsl(${hue} 32% 82%)"/>
  <circle cx="880" cy="220" r="70" fill="hsl(42 60% 78%)"/>
  <path d="M0 520 220 340 420 470 640 300 900 480 1200 360V800H0Z" fill="hsl(${hue} 28% 62%)"/>
  <path d="M0 620 300 470 560 600 820 460 1200 600V800H0Z" fill="hsl(${hue} 32% 42%)"/>
  <path d="M0 720 260 620 620 710 900 620 1200 700V800H0Z" fill="hsl(${hue} 38% 22%)"/>
</svg>`

/** Two pictures. The image library is loaded only here, as for an upload. */
export async function samplePictures(now: Date, uploadedBy: string): Promise<Sample[]> {
  const { default: sharp } = await import('sharp')
  const renderHills = (hue: number) =>
    sharp(Buffer.from(hills(hue)))
      .resize(width, height)
      .webp()
      .toBuffer()
  const sample = async (fileName: string, hue: number): Promise<Sample> => {
    const bytes = await renderHills(hue)
    const file = { fileKey: `media/${randomUUID()}.webp`, fileName, mediaType: 'image/webp', size: bytes.length }
    return { row: { ...file, width, height, uploadedBy, createdAt: now }, bytes }
  }
  return [await sample('sample-fjord.png', 205), await sample('sample-pines.jpg', 160)]
}
