import { cx } from '~/lib/cx'

type Point = readonly [x: number, y: number]

const box = { west: 4, north: 63.6, perLongitude: 40, perLatitude: 80, width: 1000, height: 688 }

const project = ([longitude, latitude]: Point): Point => [
  Math.round((longitude - box.west) * box.perLongitude),
  Math.round((box.north - latitude) * box.perLatitude),
]

// Longitude,latitude along each coast, drawn by hand from the atlas; precise enough to recognise the region.
const coasts = [
  // Norway and Sweden, from Trondheim round to the Bothnian coast
  '9.6,63.7 8.6,63.3 7.7,63.05 7,62.8 6.2,62.5 5.2,62.2 5,61.6 6.2,61.15 4.95,61 5,60.5 6.2,60.35 5.15,60.1 5.2,59.4 6,59.3 5.6,58.95 5.7,58.55 6.6,58.1 7.1,58 8,58.1 8.8,58.4 9.6,58.95 10.3,59 10.45,59.4 10.7,59.88 10.75,59.35 11.1,58.95 11.25,58.4 11.7,57.85 11.95,57.4 12.3,57 12.8,56.65 12.6,56.25 12.75,55.95 12.95,55.6 12.85,55.4 13.4,55.34 14.2,55.4 14.3,55.75 14.25,55.95 14.7,56.15 15.6,56.15 16.05,56.1 16.35,56.7 16.6,57.3 16.75,57.9 16.9,58.4 16.5,58.62 17.4,58.7 17.95,58.85 18.5,59.25 18.05,59.33 18.75,59.5 19,59.85 18.45,60.3 17.8,60.5 17.25,60.7 17.2,61.2 17.4,61.65 17.35,62.2 17.7,62.5 18.3,62.95 19,63.25 20.3,63.7',
  // Finland, then Estonia and the Baltic coast
  '22.4,63.7 21.6,63.3 21.15,62.8 21.3,62.2 21.5,61.6 21.4,61.1 21.3,60.75 21.9,60.5 22.5,60.25 22.9,59.83 23.6,59.95 24.4,60 24.94,60.17 25.8,60.25 26.6,60.4 27.3,60.5 28.3,60.6 29.2,60.2',
  '29,59.75 28.1,59.45 27,59.45 26,59.6 25.2,59.5 24.7,59.45 24,59.3 23.5,59.1 23.6,58.7 24.4,58.3 24.4,57.6 24.1,57.05 23.2,57 22.6,57.65 21.6,57.45 21.2,56.9 21,56.4 21.1,55.9 21.15,55.4 20.6,55 20,54.9',
  // Gotland, Öland, Saaremaa, Jutland, Zealand, Funen
  '18.15,57.45 18.8,57.9 19.2,57.95 18.8,57.4 18.2,56.95 18.1,57.2 18.15,57.45',
  '16.4,56.25 16.65,56.8 17.05,57.35 16.95,56.95 16.6,56.4 16.4,56.25',
  '21.9,58.3 22.6,58.65 23.3,58.6 22.8,58.2 22,57.95 21.9,58.3',
  '8.1,55 8.1,55.6 8.15,56.4 8.2,56.95 8.7,57.12 9.6,57.28 10.6,57.74 10.5,57.35 10.3,56.95 10.9,56.45 10.25,56.15 9.8,55.6 9.6,55',
  '11,55.7 11.7,55.95 12.5,56.1 12.6,55.65 12.2,55.2 11.4,55.2 11,55.7',
  '10,55.5 10.7,55.45 10.7,55.1 10.1,55.1 10,55.5',
].map((coast) => coast.split(' ').map((point) => project(point.split(',').map(Number) as [number, number])))

/** A smooth line through the points (Catmull-Rom), as relative cubic curves in integers. */
function curve(points: readonly Point[]) {
  const at = (index: number): Point => points[Math.max(0, Math.min(index, points.length - 1))] ?? [0, 0]
  const join = (numbers: number[]) =>
    numbers
      .map((number) => `${Math.round(number)}`)
      .map((digits, i) => (i === 0 || digits.startsWith('-') ? digits : ` ${digits}`))
      .join('')
  const segments = points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)]
    return join(
      [
        [(to[0] - before[0]) / 8, (to[1] - before[1]) / 8],
        [to[0] - (after[0] - from[0]) / 8 - from[0], to[1] - (after[1] - from[1]) / 8 - from[1]],
        [to[0] - from[0], to[1] - from[1]],
      ].flat(),
    )
  })
  return `M${at(0).join(' ')}c${segments.join(' ')}`
}

const coast = coasts.map(curve).join('')
const grid = [55, 56, 57, 58, 59, 60, 61, 62, 63].map((latitude) => `M0 ${project([0, latitude])[1]}h1100`).join('')

const cities = { oslo: project([10.75, 59.91]), stockholm: project([18.07, 59.33]), helsinki: project([24.94, 60.17]) }
export type MapCity = keyof typeof cities

/** Where a city is on the map, in shares of its width; for what is drawn over it. */
export const mapCities = Object.fromEntries(
  Object.entries(cities).map(([city, [x, y]]) => [city, { x: x / box.width, y: y / box.width }]),
) as Record<MapCity, { x: number; y: number }>

const labels = {
  oslo: { dx: -26, dy: -4, anchor: 'end' },
  stockholm: { dx: 34, dy: 40, anchor: 'start' },
  helsinki: { dx: 0, dy: -78, anchor: 'middle' },
} as const

const lift = 80
const arc = ([x, y]: Point, [endX, endY]: Point) =>
  `M${x} ${y}Q${(x + endX) / 2} ${Math.min(y, endY) - lift * (Math.abs(endX - x) > 400 ? 2 : 1)} ${endX} ${endY}`

/** The legs between the cities of a route; both directions are one leg. */
function legsOf(route: readonly MapCity[]) {
  const legs = new Map<string, { d: string; isFirst: boolean }>()
  for (const [index, to] of route.entries()) {
    const from = route[index - 1]
    if (!from || from === to) continue
    const key = [from, to].toSorted().join()
    if (!legs.has(key)) legs.set(key, { d: arc(cities[from], cities[to]), isFirst: legs.size === 0 })
  }
  return [...legs.values()]
}

const everyCity: MapCity[] = ['oslo', 'stockholm', 'helsinki']

type RouteMapProps = Record<MapCity, string> & {
  label: string
  /** The text below a city's name, such as its next date. */
  dates?: Partial<Record<MapCity, string>>
  /** The city with the larger ring. */
  next?: MapCity | null | undefined
  /** The cities in the order of their dates; arcs connect them, and the first arc leads to the next session. */
  route?: readonly MapCity[]
  className?: string | undefined
}

/** The three cities on a map of the coasts, with the arcs between them. */
export function RouteMap({ label, dates = {}, next, route = everyCity, className, ...names }: RouteMapProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      fill="none"
      className={cx('comes-into-view h-auto w-full overflow-visible', className)}
    >
      <path d={grid} className="stroke-line" strokeWidth="2" strokeDasharray="2 14" />
      <path d={coast} className="stroke-muted" strokeOpacity=".62" strokeWidth="1.3" strokeLinejoin="round" />
      {legsOf(route.length > 1 ? route : everyCity).map(({ d, isFirst }) => (
        <path
          key={d}
          d={d}
          pathLength="1"
          className="draws-once stroke-action"
          strokeWidth="1.6"
          strokeOpacity={isFirst ? 1 : 0.6}
        />
      ))}
      {everyCity.map((city) => {
        const [x, y] = cities[city]
        const { dx, dy, anchor } = labels[city]
        const isNext = city === next
        const text = { x: x + dx, y: y + dy, textAnchor: anchor, paintOrder: 'stroke', strokeWidth: 8 }
        return (
          <g key={city}>
            <circle cx={x} cy={y} r={isNext ? 18 : 10} className="fill-surface stroke-prestige" strokeOpacity=".7" />
            <circle cx={x} cy={y} r={isNext ? 8 : 4.4} className="fill-prestige" />
            <text
              {...text}
              className="fill-ink stroke-surface font-display text-[2.75rem] tracking-tight xl:text-[1.875rem]"
            >
              {names[city]}
            </text>
            {dates[city] && (
              <text {...text} dy="1.3em" className="fill-muted stroke-surface text-[2.125rem] xl:text-[1.1875rem]">
                {dates[city]}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
