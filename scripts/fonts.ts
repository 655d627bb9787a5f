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
/** Typed texts in PDFs: the same files have these letters too. */
const latinOfTexts = `${latin}ıŒœ`
/** Names of guests: also Romanian, the Sami languages, Welsh, Vietnamese. */
const latinOfNames = `${range(0x100, 0x24f)}${range(0x300, 0x323)}${range(0x1e00, 0x1eff)}`

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

// PDFs support neither woff2 nor variable fonts: TrueType, one weight of each. PDFKit knows a font by its PostScript name and
// takes letters from the wrong one when two subsets share it: `style` replaces the `-Regular` of the name.
const pdfSubsets = [
  {
    out: 'newsreader',
    file: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    chars: latinOfTexts,
    axes: display,
  },
  {
    out: 'instrument-sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    chars: latinOfTexts,
    axes: { wght: 400 },
  },
  {
    out: 'newsreader-ext',
    file: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    chars: latinOfNames,
    axes: display,
    style: '-LatinEx',
  },
  {
    out: 'newsreader-vietnamese',
    file: 'newsreader/files/newsreader-vietnamese-opsz-normal.woff2',
    chars: latinOfNames,
    axes: display,
    style: '-Vietnam',
  },
  {
    out: 'instrument-sans-ext',
    file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    chars: latinOfNames,
    axes: { wght: 400 },
    style: '-LatinEx',
  },
]

export async function subsetFonts() {
  await mkdir(outDir, { recursive: true })
  for (const { out, file, chars, axes } of webSubsets) {
    await writeSubset(`${out}.woff2`, file, chars, { targetFormat: 'woff2', variationAxes: axes })
  }
  for (const { out, file, chars, axes, style } of pdfSubsets) {
    await writeSubset(`${out}.ttf`, file, chars, { targetFormat: 'truetype', variationAxes: axes }, style)
  }
}

type SubsetOptions = Parameters<typeof subsetFont>[2]

async function writeSubset(out: string, file: string, chars: string, options: SubsetOptions, style = '-Regular') {
  const target = join(outDir, out)
  if (existsSync(target)) return
  const source = await readFile(require.resolve(`@fontsource-variable/${file}`))
  await writeFile(target, replaceAll(await subsetFont(source, chars, options), '-Regular', style))
}

/** Replaces a text by one of the same length, in UTF-16 as the names of a font are. */
function replaceAll(font: Buffer, from: string, to: string) {
  const bytes = (text: string) => Buffer.from(text, 'utf16le').swap16()
  for (let at = font.indexOf(bytes(from)); from !== to && at >= 0; at = font.indexOf(bytes(from)))
    bytes(to).copy(font, at)
  return font
}
