import { cx } from '~/lib/cx'
import { crest, relativeSteps } from '~/ui/terrain'

const width = 2880
const height = 600
const lines = 22
const points = 60

function massif(x: number, centre: number, spread: number) {
  const away = 1 + Math.abs(x - centre) / spread
  return 1 / (away * away)
}

/** Height of the land at x (0 to 1, left to right) and z (0 far, 1 near). */
function land(x: number, z: number, seed: number) {
  const shape =
    massif(x, 0.86 - z * 0.05, 0.15) + 0.5 * massif(x, 0.13 + z * 0.07, 0.13) + 0.35 * massif(x, 0.52 - z * 0.08, 0.12)
  const rock =
    crest(x * 7 + seed, z * 1.3) * 0.4 + crest(x * 16, z * 2 + seed) * 0.34 + crest(x * 37, z * 2.6 + seed) * 0.26
  return shape * (0.25 + 0.95 * rock) + 0.16 * rock
}

function draw(seed: number) {
  let above: number[] = []
  const rows = Array.from({ length: lines }, (_, line) => {
    const z = line / (lines - 1)
    const row = Array.from({ length: points + 1 }, (_, i) => {
      const y = 400 * z * (0.75 + 0.25 * z) - 330 * (1 - 0.3 * z) * land(i / points, z, seed)
      // A nearer line never crosses the one behind it: it stays at least 7 units below.
      return Math.max(Math.round(y), (above[i] ?? -Infinity) + 7)
    })
    above = row
    return row
  })
  const summit = Math.min(...rows.flat())
  return rows.map((row, line) => ({
    d: `M0 ${(row[0] ?? 0) - summit + 4}l${relativeSteps(width / points, row)}`,
    opacity: Number((0.5 * (1 - line / (lines - 1)) ** 1.3 + 0.05).toFixed(2)),
  }))
}

const pathsBySeed = new Map<number, ReturnType<typeof draw>>()

function cachedPaths(seed: number) {
  const paths = pathsBySeed.get(seed) ?? draw(seed)
  pathsBySeed.set(seed, paths)
  return paths
}

/** A mountain ridge in contour lines, 24:5. A narrower box shows its right-hand summit; another `seed` draws another ridge. */
export function Ridge({ seed = 7, className }: { seed?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="currentColor"
      className={cx('pointer-events-none text-action [&>path]:[vector-effect:non-scaling-stroke]', className)}
    >
      {cachedPaths(seed).map(({ d, opacity }) => (
        <path key={d} d={d} strokeOpacity={opacity} />
      ))}
    </svg>
  )
}
