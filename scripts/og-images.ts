// Renders the images for shared links (Open Graph): one for each kind of page and language. Run by the build.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import type { SharedCard } from '../app/features/site/model.ts'

const project = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** The colours of the theme Nordic Summit as hex: the renderer does not support OKLCH. */
const colours = { surface: '#06101a', ink: '#e7f0f5', muted: '#9caeb9', action: '#67dfd1', prestige: '#dbb879' }

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
  const { Ridge } = await load<{ Ridge: FunctionComponent }>('ui/ridge.tsx')
  const { brandFrom } = await load<typeof import('../app/brand/brand.ts')>('brand/brand.ts')
  const { product } = brandFrom({ product: process.env.BRAND_PRODUCT || undefined })
  const land = renderToStaticMarkup(createElement(Ridge)).replace(
    '<svg',
    '<svg y="330" width="1440" height="300" x="-240"',
  )
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
      const picture = new Resvg(card({ product, eyebrow, title, land }), { font }).render()
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

type Card = { product: string; eyebrow: string; title: string; land: string }

function card({ product, eyebrow, title, land }: Card) {
  const size = title.length > 60 ? 56 : 76
  const lines = wrap(title, size === 56 ? 38 : 27)
  const { surface, ink, muted, action, prestige } = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${surface}"/>
    <g color="${action}" stroke-width="2.4">${land}</g>
    <g transform="translate(80 66) scale(1.7)" fill="none" stroke-width="1.75">
      <path d="M1 16.4 8.9 3l4.7 7.2L17.1 5 25 16.4" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M1 20.8h24" stroke="${prestige}"/>
    </g>
    <text x="140" y="100" font-family="Newsreader 16pt" font-size="38" letter-spacing="-.6" fill="${ink}">${escapeXml(product)}</text>
    <text x="80" y="196" font-family="Instrument Sans" font-size="25" fill="${muted}">${escapeXml(eyebrow)}</text>
    ${lines
      .map(
        (line, index) =>
          `<text x="78" y="${272 + index * size * 1.08}" font-family="Newsreader 16pt" font-size="${size}" letter-spacing="${-0.022 * size}" fill="${ink}">${escapeXml(line)}</text>`,
      )
      .join('')}
  </svg>`
}

function wrap(text: string, maxCharacters: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxCharacters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
