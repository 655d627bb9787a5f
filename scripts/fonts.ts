// Subsets the fonts to the characters and weights that the site uses. Run by the build; skips existing files.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const outDir = join(import.meta.dirname, '../.generated/fonts')

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„…•·→←↗×€™\u202f\u2011−`
const latinExtendedA = range(0x100, 0x17f)

const display = { opsz: 72, wght: 400 }
const reading = { opsz: 16, wght: 400 }
const text = { wght: { min: 400, max: 600 } }

const webSubsets = [
  { out: 'newsreader', file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', chars: latin, axes: display },
  {
    out: 'newsreader-italic',
    file: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    chars: latin,
    axes: display,
  },
  {
    out: 'newsreader-reading',
    file: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    chars: latin,
    axes: reading,
  },
  {
    out: 'instrument-sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    chars: latin,
    axes: text,
  },
  {
    out: 'newsreader-ext',
    file: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    chars: latinExtendedA,
    axes: display,
  },
  {
    out: 'instrument-sans-ext',
    file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    chars: latinExtendedA,
    axes: text,
  },
]

// PDFs support neither woff2 nor variable fonts: TrueType, one weight of each.
const pdfSubsets = [
  { out: 'newsreader', file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: display },
  {
    out: 'instrument-sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 400 },
  },
]

export async function subsetFonts() {
  await mkdir(outDir, { recursive: true })
  for (const { out, file, chars, axes } of webSubsets) {
    await writeSubset(`${out}.woff2`, file, chars, { targetFormat: 'woff2', variationAxes: axes })
  }
  for (const { out, file, axes } of pdfSubsets) {
    await writeSubset(`${out}.ttf`, file, latin, { targetFormat: 'truetype', variationAxes: axes })
  }
}

async function writeSubset(out: string, file: string, chars: string, options: Parameters<typeof subsetFont>[2]) {
  const target = join(outDir, out)
  if (existsSync(target)) return
  const source = await readFile(require.resolve(`@fontsource-variable/${file}`))
  await writeFile(target, await subsetFont(source, chars, options))
}
