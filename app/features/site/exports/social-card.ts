import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { xml } from '~/lib/xml'
import { Ridge } from '~/ui/ridge'

/** The colours of the theme Nordic Summit as hex: the renderer does not support OKLCH. */
const colours = { surface: '#06101a', ink: '#e7f0f5', muted: '#9caeb9', action: '#67dfd1', prestige: '#dbb879' }

type Card = { product: string; eyebrow: string; title: string; ridgeSeed?: number }

/** The picture of a shared link (Open Graph) as SVG: the mark, a small line, the title, and a ridge below them. */
export function socialCard({ product, eyebrow, title, ridgeSeed }: Card) {
  const size = title.length > 60 ? 56 : 76
  const lines = wrap(title, size === 56 ? 38 : 27).slice(0, maxLines)
  const { surface, ink, muted, action, prestige } = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${surface}"/>
    <g color="${action}" stroke-width="2.4">${land(ridgeSeed)}</g>
    <g transform="translate(80 66) scale(1.7)" fill="none" stroke-width="1.75">
      <path d="M1 16.4 8.9 3l4.7 7.2L17.1 5 25 16.4" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M1 20.8h24" stroke="${prestige}"/>
    </g>
    <text x="140" y="100" font-family="Newsreader 16pt" font-size="38" letter-spacing="-.6" fill="${ink}">${xml(product)}</text>
    <text x="80" y="196" font-family="Instrument Sans" font-size="25" fill="${muted}">${xml(eyebrow)}</text>
    ${lines
      .map(
        (line, index) =>
          `<text x="78" y="${272 + index * size * 1.08}" font-family="Newsreader 16pt" font-size="${size}" letter-spacing="${-0.022 * size}" fill="${ink}">${xml(line)}</text>`,
      )
      .join('')}
  </svg>`
}

const maxLines = 5

const land = (seed: number | undefined) =>
  renderToStaticMarkup(createElement(Ridge, seed === undefined ? {} : { seed })).replace(
    '<svg',
    '<svg y="330" width="1440" height="300" x="-240"',
  )

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
