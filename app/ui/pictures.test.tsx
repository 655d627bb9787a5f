import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Aurora } from './aurora'
import { MountainRange } from './mountain-range'
import { Ridge } from './ridge'
import { RouteMap } from './route-map'
import { Seal } from './seal'

const pictures = {
  ridge: <Ridge />,
  aurora: <Aurora />,
  seal: <Seal />,
  map: <RouteMap label="Map" oslo="Oslo" stockholm="Stockholm" helsinki="Helsinki" />,
}

test.each(Object.entries(pictures))('the markup of the %s is small enough for every page', (_, picture) => {
  const markup = renderToStaticMarkup(picture)
  expect(markup.length).toBeLessThan(9000)
  expect(brotliCompressSync(markup).length).toBeLessThan(3000)
})

const ranges = { water: <MountainRange shore="water" />, land: <MountainRange shore="land" /> }

test.each(Object.entries(ranges))('a mountain range (%s) is drawn in whole numbers and in 5 KB', (_, range) => {
  const markup = renderToStaticMarkup(range)
  expect(brotliCompressSync(markup).length).toBeLessThan(5000)
  const paths = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '')
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) expect(path).toMatch(/^[MlHVZ\d\s-]+$/)
})

test('all land lies above the waterline, and its reflection below it', () => {
  const markup = renderToStaticMarkup(ranges.water)
  const waterline = Number(/M-2000 (\d+)H1920"/.exec(markup)?.[1])
  const lines = [...markup.matchAll(/ d="M-2000 (\d+)H-16l([^"V]+)(V)?/g)].map(([, y, steps, isLand]) => {
    let height = Number(y)
    const moves = (steps ?? '').match(/-?\d+/g)?.map(Number) ?? []
    return { isLand, ys: [height, ...moves.filter((_, i) => i % 2).map((dy) => (height += dy))] }
  })
  expect(lines.filter(({ isLand }) => isLand)).toHaveLength(34)
  expect(lines.filter(({ isLand }) => !isLand)).toHaveLength(5)
  for (const { isLand, ys } of lines) {
    if (isLand) expect(Math.max(...ys)).toBeLessThan(waterline)
    else expect(Math.min(...ys)).toBeGreaterThan(waterline)
  }
})

test('a seal has the initials in its middle, or else the mark', () => {
  expect(renderToStaticMarkup(<Seal initials="EÅ" />)).toContain('>EÅ</text>')
  expect(renderToStaticMarkup(<Seal />)).not.toContain('<text')
})

test.each([1, 7, 12, 40])('no line of ridge %i crosses another or leaves the picture', (seed) => {
  const lines = [...renderToStaticMarkup(<Ridge seed={seed} />).matchAll(/d="M0 (-?\d+)l([^"]+)"/g)].map(
    ([, y, steps]) => {
      let height = Number(y)
      const moves = (steps ?? '').match(/-?\d+/g)?.map(Number) ?? []
      return [height, ...moves.filter((_, i) => i % 2).map((dy) => (height += dy))]
    },
  )
  expect(lines).toHaveLength(22)
  for (const [i, line] of lines.entries()) {
    expect(line).toHaveLength(61)
    for (const [x, y] of line.entries()) expect(y).toBeGreaterThan(lines[i - 1]?.[x] ?? 0)
  }
})

test('another seed draws another ridge', () => {
  expect(renderToStaticMarkup(<Ridge seed={2} />)).not.toBe(renderToStaticMarkup(<Ridge />))
})

test('only the map has a text alternative; the other pictures are decorative', () => {
  expect(renderToStaticMarkup(pictures.map)).toContain('role="img" aria-label="Map"')
  for (const ornament of [pictures.ridge, pictures.aurora, pictures.seal, ranges.water, ranges.land]) {
    expect(renderToStaticMarkup(ornament)).toContain('<svg aria-hidden="true"')
  }
})
