// Renders the images for shared links (Open Graph): one for each kind of page and language. Run by the build.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { runnerImport } from 'vite'
import type { SharedCard } from '../app/features/site/model.ts'

const project = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** The messages of the small line above the title, and of the title, as `<folder>.<key>`. */
const cardMessages: Record<SharedCard, [eyebrow: string, title: string]> = {
  home: ['home.hero.eyebrow', 'home.hero.title'],
  circles: ['circles-page.title', 'circles-sections.hero.title'],
  visits: ['visits.title', 'visits.headline'],
  exchange: ['exchange.title', 'exchange.headline'],
  ambassadors: ['ambassadors.title', 'ambassadors.headline'],
  'speed-dial': ['speed-dial.title', 'speed-dial.headline'],
  pricing: ['home.hero.eyebrow', 'pricing.title'],
  notes: ['notes.eyebrow', 'notes.lead'],
  contact: ['home.hero.eyebrow', 'contact.title'],
  vision: ['home.hero.eyebrow', 'vision.title'],
}

export async function renderOgImages() {
  const { socialCard } = await load<typeof import('../app/features/site/exports/social-card.ts')>(
    'features/site/exports/social-card.ts',
  )
  const { brandFrom } = await load<typeof import('../app/brand/brand.ts')>('brand/brand.ts')
  const { product } = brandFrom({ product: process.env.BRAND_PRODUCT || undefined })
  const fonts = ['newsreader.ttf', 'instrument-sans.ttf'].map((font) =>
    readFile(join(project, '.generated/fonts', font)),
  )
  const font = { fontBuffers: await Promise.all(fonts), defaultFontFamily: 'Instrument Sans' }
  const folder = join(project, 'build/client/og')
  await mkdir(folder, { recursive: true })
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  for (const locale of ['en', 'sv', 'no']) {
    for (const [name, [eyebrowPath, titlePath]] of Object.entries(cardMessages)) {
      const eyebrow = await getMessage(eyebrowPath, locale)
      const title = await getMessage(titlePath, locale)
      const picture = new Resvg(socialCard({ product, eyebrow, title }), { font }).render()
      await writeFile(join(folder, `${name}-${locale}.png`), picture.asPng())
    }
  }
}

const load = <Module extends object>(path: string) =>
  runnerImport<Module>(join(project, 'app', path), { resolve: { tsconfigPaths: true } }).then(({ module }) => module)

type Tree = { [key: string]: Tree | string }

async function getMessage(path: string, locale: string) {
  const [folder, ...keys] = path.split('.')
  const { messages } = await load<{ messages: Tree }>(`i18n/messages/${folder}/${locale}.ts`)
  const message = keys.reduce<Tree | string | undefined>((tree, key) => (tree as Tree | undefined)?.[key], messages)
  if (typeof message !== 'string') throw new Error(`There is no message ${path} in ${locale}`)
  return message.replaceAll(/<[^>]+>/g, '')
}
