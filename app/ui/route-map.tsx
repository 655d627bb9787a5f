import { cx } from '~/lib/cx'

type Point = readonly [longitude: number, latitude: number]

const box = { west: 4, north: 63.6, perLongitude: 20, perLatitude: 40, width: 500, height: 266 }

const project = ([longitude, latitude]: Point) =>
  [Math.round((longitude - box.west) * box.perLongitude), Math.round((box.north - latitude) * box.perLatitude)] as const

// Longitude,latitude along each coast, drawn by hand from the atlas; precise enough to recognise the region.
const coasts = [
  // Norway and Sweden, from Trondheim round to the Bothnian coast
  '9.6,63.7 8.6,63.3 7.7,63.05 7,62.8 6.2,62.5 5.2,62.2 5,61.6 6.2,61.15 4.95,61 5,60.5 6.2,60.35 5.15,60.1 5.2,59.4 6,59.3 5.6,58.95 5.7,58.55 6.6,58.1 7.1,58 8,58.1 8.8,58.4 9.6,58.95 10.3,59 10.45,59.4 10.7,59.88 10.75,59.35 11.1,58.95 11.25,58.4 11.7,57.85 11.95,57.4 12.3,57 12.8,56.7',
  '16.35,56.7 16.6,57.3 16.75,57.9 16.9,58.4 16.5,58.62 17.4,58.7 17.95,58.85 18.5,59.25 18.05,59.33 18.75,59.5 19,59.85 18.45,60.3 17.8,60.5 17.25,60.7 17.2,61.2 17.4,61.65 17.35,62.2 17.7,62.5 18.3,62.95 19,63.25 20.3,63.7',
  // Finland and Estonia
  '22.4,63.7 21.6,63.3 21.15,62.8 21.3,62.2 21.5,61.6 21.4,61.1 21.3,60.75 21.9,60.5 22.5,60.25 22.9,59.83 23.6,59.95 24.4,60 24.94,60.17 25.8,60.25 26.6,60.4 27.3,60.5 28.3,60.6 29.2,60.2',
  '29,59.75 28.1,59.45 27,59.45 26,59.6 25.2,59.5 24.7,59.45 24,59.3 23.5,59.1 23.6,58.7 24.4,58.3 24.4,57.6 24.1,57.05 23.2,57 22.6,57.65 21.6,57.45 21.2,56.9',
  // Gotland, Öland, Saaremaa, the tip of Jutland
  '18.15,57.45 18.8,57.9 19.2,57.95 18.8,57.4 18.2,56.95 18.1,57.2 18.15,57.45',
  '16.5,56.7 17.05,57.35 16.85,56.9 16.6,56.7',
  '21.9,58.3 22.6,58.65 23.3,58.6 22.8,58.2 22,57.95 21.9,58.3',
  '8.2,56.95 8.7,57.12 9.6,57.28 10.6,57.74 10.5,57.35 10.3,56.95',
].map((coast) => coast.split(' ').map((point) => point.split(',').map(Number) as [number, number]))

const line = (points: readonly Point[]) => {
  const [first = [0, 0], ...rest] = points.map(project)
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}`
}

const coast = coasts.map(line).join('')
const grid = [58, 59, 60, 61, 62, 63].map((latitude) => `M0 ${project([0, latitude])[1]}h${box.width}`).join('')
const cities = { oslo: project([10.75, 59.91]), stockholm: project([18.07, 59.33]), helsinki: project([24.94, 60.17]) }

type Place = ReturnType<typeof project>
const arc = ([x, y]: Place, [endX, endY]: Place, lift: number) =>
  `M${x} ${y}Q${(x + endX) / 2} ${Math.min(y, endY) - lift} ${endX} ${endY}`

const routes = [
  arc(cities.oslo, cities.stockholm, 46),
  arc(cities.stockholm, cities.helsinki, 46),
  arc(cities.oslo, cities.helsinki, 150),
]

type RouteMapProps = {
  label: string
  oslo: string
  stockholm: string
  helsinki: string
  className?: string | undefined
}

/** The three cities and the routes between them, on a map of the coasts. */
export function RouteMap({ label, oslo, stockholm, helsinki, className }: RouteMapProps) {
  const places = [
    { name: oslo, at: cities.oslo, dx: -14, dy: 6, anchor: 'end' },
    { name: stockholm, at: cities.stockholm, dx: 0, dy: 30, anchor: 'middle' },
    { name: helsinki, at: cities.helsinki, dx: 0, dy: 30, anchor: 'middle' },
  ] as const
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      fill="none"
      className={cx('h-auto w-full', className)}
    >
      <path d={grid} className="stroke-line" strokeDasharray="1 7" />
      <path d={coast} className="stroke-muted" strokeOpacity=".45" strokeLinejoin="round" />
      {routes.map((d) => (
        <path key={d} d={d} className="stroke-action" strokeOpacity=".8" />
      ))}
      {places.map(({ name, at: [x, y], dx, dy, anchor }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="8" className="fill-surface stroke-prestige" strokeOpacity=".5" />
          <circle cx={x} cy={y} r="3.5" className="fill-prestige" />
          <text
            x={x + dx}
            y={y + dy}
            textAnchor={anchor}
            paintOrder="stroke"
            strokeWidth="5"
            className="fill-ink stroke-surface font-display text-base max-sm:text-xl"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
