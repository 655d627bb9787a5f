type Hill = { x: number; y: number; rx: number; ry: number; rings: number; phase: number }

// Each hill is a host site.
const hills: Hill[] = [
  { x: 104, y: 288, rx: 102, ry: 76, rings: 6, phase: 0.05 },
  { x: 252, y: 118, rx: 132, ry: 98, rings: 8, phase: 0.4 },
  { x: 404, y: 276, rx: 92, ry: 80, rings: 6, phase: 0.72 },
]

const steps = 16

// Sine approximated by parabolas: unlike `Math.sin` it gives the same numbers on the server and in every browser.
function wave(t: number) {
  const u = t - Math.floor(t)
  return u < 0.5 ? 16 * u * (0.5 - u) : -16 * (u - 0.5) * (1 - u)
}

type Point = readonly [x: number, y: number]

function contour({ x, y, rx, ry, rings, phase }: Hill, ring: number) {
  const share = 1 - ring / (rings + 1)
  const corners = Array.from({ length: steps }, (_, i): Point => {
    const t = i / steps
    // Outer contours are uneven, inner ones nearly round.
    const bump = 1 + share * (0.1 * wave(2 * t + phase) + 0.07 * wave(3 * t + 2.3 * phase + share * 0.2))
    const reach = share * bump
    return [Math.round(x + rx * reach * wave(t + 0.25)), Math.round(y + ry * reach * wave(t))]
  })
  const between = corners.map(([ax, ay], i): Point => {
    const [bx, by] = corners[(i + 1) % steps] ?? [ax, ay]
    return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]
  })
  const curves = corners.map((corner, i) => `Q${corner.join(' ')} ${between[i]?.join(' ')}`)
  return `M${between.at(-1)?.join(' ')}${curves.join('')}`
}

const contours = hills.flatMap((hill) => Array.from({ length: hill.rings }, (_, ring) => contour(hill, ring)))

const [first, second, third] = hills.map(({ x, y }) => `${x} ${y}`)
const route = `M-20 376C40 376 70 330 ${first}S190 160 ${second}S330 190 ${third}S460 268 520 196`

/** A map without names: contour lines, and a route from one host site to the next. */
export function HostSites({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 500 380" fill="none" className="h-auto w-full max-w-xl">
      <g className="stroke-action" strokeOpacity=".36">
        {contours.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={route} className="stroke-prestige" strokeWidth="1.5" strokeDasharray="1 6" strokeLinecap="round" />
      {hills.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="9" className="fill-surface stroke-prestige" strokeOpacity=".6" />
          <circle cx={x} cy={y} r="3.5" className="fill-prestige" />
        </g>
      ))}
    </svg>
  )
}
