import { cx } from '~/lib/cx'

const width = 960
const height = 260
const strokes = 240

// Parabolas instead of sines, and an integer hash: every JavaScript engine gives the same numbers.
function wave(t: number) {
  const u = t - Math.floor(t)
  return u < 0.5 ? 16 * u * (0.5 - u) : -16 * (u - 0.5) * (1 - u)
}

function grain(i: number) {
  const h = Math.imul(i ^ 0x5bd1e995, 0x27d4eb2d)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** The light at x (0 to 1): y of its lower edge (`hem`) and its height (`rise`). */
function curtain(x: number) {
  const hem = 186 + 34 * wave(x * 1.3 + 0.12) + 12 * wave(x * 3.1 + 0.3)
  const glow = 0.5 + 0.28 * wave(x * 1.3 + 0.52) + 0.14 * wave(x * 4.3 + 0.1) + 0.08 * wave(x * 11)
  return { hem, rise: (16 + 112 * glow) * Math.min(1, x * 5, (1 - x) * 5) }
}

// The same strokes in three lengths over each other: bright at the bottom, faint at the top, without a gradient.
const layers = [1, 0.66, 0.34].map((share, layer) =>
  Array.from({ length: strokes }, (_, i) => {
    const { hem, rise } = curtain((i + 0.5) / strokes)
    const length = rise * (share + 0.24 * (grain(i * 3 + layer) - 0.5))
    return `M${(i + 0.5) * (width / strokes)} ${Math.round(hem)}v-${Math.max(1, Math.round(length))}`
  }).join(''),
)

/** Northern lights drawn with thin vertical strokes. */
export function Aurora({ className }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeOpacity=".24"
      preserveAspectRatio="xMidYMid slice"
      className={cx('pointer-events-none stroke-action', className)}
    >
      {layers.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
