import { cx } from '~/lib/cx'
import { crest, noise, relativeSteps } from '~/ui/terrain'

type Peak = {
  /** Where it stands, from 0 at the left to 1 at the right; it drifts by `lean` from the far lines to the near ones. */
  x: number
  lean: number
  /** The line on which it is highest, from 0 far to 1 near, and how many lines around it rise with it. */
  depth: number
  reach: number
  width: number
  height: number
}

type Landscape = {
  /** Width and height of the drawing. The peaks stand on its right-hand `span`; what is left of it is low land. */
  width: number
  height: number
  span: number
  lines: number
  step: number
  seed: number
  /** y of the farthest and of the nearest line. */
  horizon: number
  shore: number
  peaks: Peak[]
  /** How deep ridges are cut into the flanks, from 0 to 1. */
  cutting: number
  /** How much the land is pressed down at x, from 0 to 1, so that words can stand above it. */
  flattening: (x: number) => number
}

type Line = { ys: number[]; outline: string; light: string; opacity: string; lightOpacity: string }

function smoothstep(from: number, to: number, x: number) {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Straight flanks, and a long low foot. */
function flank(distance: number) {
  return distance < 1 ? (1 - distance) * (1 - distance * 0.38) + 0.04 : 0.04 / (distance * distance)
}

function massif({ x: centre, lean, depth, reach, width, height }: Peak, x: number, z: number, seed: number) {
  const wobble = (noise(z * 5 + seed, centre * 31) - 0.5) * 0.05
  const spread = width * (1 + 0.7 * Math.max(0, z - depth))
  const away = (z - depth) / reach
  return (height * flank(Math.abs(x - centre - lean * (z - depth) - wobble) / spread)) / (1 + away * away * away * away)
}

function altitude({ peaks, seed, cutting, flattening }: Landscape, x: number, z: number) {
  const rise = peaks.reduce((sum, peak) => sum + massif(peak, x, z, seed), 0)
  const rock =
    crest(x * 9 + seed, z * 2.6) * 0.5 + crest(x * 21 + seed * 3, z * 4.5) * 0.3 + crest(x * 47, z * 7 + seed) * 0.2
  const cut = 1 - cutting * crest(x * 13 + z * 3.1 + seed, z * 6.5) * Math.min(1, rise / 150)
  const hills = 30 * rock * (0.5 + 0.5 * noise(x * 5 + seed, z * 2)) * (1 - 0.7 * flattening(x))
  return (rise * cut * (0.78 + 0.34 * rock) + hills) * (1 - z * z * 0.85)
}

/** Lines go on to here as a plain, for a window that is wider than the drawing. */
const leftEnd = -2000

const pathOf = ({ step }: Landscape, ys: number[]) => `M${leftEnd} ${ys[0]}H${-step}l${relativeSteps(step, ys)}`

function drawLine(landscape: Landscape, z: number): Line {
  const { width, height, span, step, horizon, shore, flattening } = landscape
  const base = horizon + (shore - horizon) * z * (0.62 + 0.38 * z)
  // One step more on each side, so that no line ends inside.
  const xs = Array.from({ length: width / step + 3 }, (_, i) => (i - 1) * step)
  const fraction = (x: number) => (x - (width - span)) / span
  const ys = xs.map((px) => {
    const x = fraction(px)
    return Math.round(base + (shore - base) * flattening(x) - altitude(landscape, x, z))
  })
  let light = ''
  let isDrawing = false
  for (let i = 1; i < ys.length; i++) {
    const [x, y, before] = [xs[i] ?? 0, ys[i] ?? 0, ys[i - 1] ?? 0]
    const isLit = y - before <= -2 && flattening(fraction(x)) < 0.28
    if (isLit) light += `${isDrawing ? '' : `M${x - step} ${before}`}l${step}${y - before}`
    isDrawing = isLit
  }
  return {
    ys,
    // Closed far below, where the stroke of the edge is not seen.
    outline: `${pathOf(landscape, ys)}V${height + 99}H${leftEnd}Z`,
    light,
    opacity: (0.44 * (1 - z) ** 1.1 + 0.1).toFixed(2),
    lightOpacity: (0.75 * (1 - z) ** 0.9 + 0.06).toFixed(2),
  }
}

const drawLines = (landscape: Landscape) =>
  Array.from({ length: landscape.lines }, (_, line) => drawLine(landscape, line / (landscape.lines - 1)))

// 1,920 wide, of which a narrower window shows the right-hand side.
const overWater: Landscape = {
  width: 1920,
  height: 720,
  span: 1440,
  lines: 34,
  step: 16,
  seed: 31,
  horizon: 520,
  shore: 633,
  cutting: 0.22,
  flattening: (x) => 0.66 * (1 - smoothstep(0.36, 0.66, x)),
  peaks: [
    { x: 0.8, lean: -0.05, depth: 0.08, reach: 0.3, width: 0.21, height: 455 },
    { x: 0.965, lean: 0.03, depth: 0.2, reach: 0.26, width: 0.16, height: 300 },
    { x: 0.655, lean: -0.04, depth: 0.26, reach: 0.22, width: 0.13, height: 165 },
    { x: 0.5, lean: 0, depth: 0.45, reach: 0.2, width: 0.1, height: 30 },
  ],
}
const waterline = 636

const inland: Landscape = {
  width: 1920,
  height: 460,
  span: 1440,
  lines: 22,
  step: 16,
  seed: 31,
  horizon: 250,
  shore: 480,
  cutting: 0.3,
  flattening: () => 0,
  peaks: [
    { x: 0.9, lean: -0.05, depth: 0.14, reach: 0.22, width: 0.17, height: 250 },
    { x: 0.74, lean: 0.03, depth: 0.3, reach: 0.2, width: 0.12, height: 110 },
    { x: 0.12, lean: 0.04, depth: 0.4, reach: 0.2, width: 0.16, height: 40 },
    { x: 0.42, lean: 0, depth: 0.5, reach: 0.2, width: 0.14, height: 36 },
  ],
}

/** Far lines mirrored in the water, flat and broken. */
const reflections = [
  { line: 0, opacity: 0.36, dashes: '26 14' },
  { line: 3, opacity: 0.3, dashes: '18 22' },
  { line: 6, opacity: 0.25, dashes: '34 10' },
  { line: 9, opacity: 0.2, dashes: '12 26' },
  { line: 13, opacity: 0.14, dashes: '20 18' },
]

const mirror = (ys: number[]) =>
  pathOf(
    overWater,
    ys.map((y) => Math.round(waterline + 5 + (waterline - y) * 0.13)),
  )

/** Painted from far to near: each line's land hides what lies behind it. */
const paint = (lines: Line[]) =>
  lines.map(({ outline, light, opacity, lightOpacity }) => (
    <g key={outline}>
      <path d={outline} strokeOpacity={opacity} className="fill-surface" />
      {light && <path d={light} strokeOpacity={lightOpacity} />}
    </g>
  ))

const linesOverWater = drawLines(overWater)

// Drawn once, when the module is loaded: a page only writes them out.
const pictures = {
  water: (
    <>
      {paint(linesOverWater)}
      {reflections.map(({ line, opacity, dashes }) => (
        <path key={line} d={mirror(linesOverWater[line]?.ys ?? [])} strokeOpacity={opacity} strokeDasharray={dashes} />
      ))}
      <path d={`M${leftEnd} ${waterline}H${overWater.width}`} strokeWidth="1.25" className="stroke-prestige" />
    </>
  ),
  land: paint(drawLines(inland)),
}

type Props = { shore: keyof typeof pictures; className?: string | undefined }

/**
 * Mountains in contour lines, the summit on the right: over a brass waterline (8:3), or inland (96:23). A narrower box
 * shows the right-hand side. With `overflow-visible` the land goes on to the left of the box.
 */
export function MountainRange({ shore, className }: Props) {
  const { width, height } = shore === 'water' ? overWater : inland
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="currentColor"
      className={cx('pointer-events-none text-action [&_path]:[vector-effect:non-scaling-stroke]', className)}
    >
      {pictures[shore]}
    </svg>
  )
}
