import { cx } from '~/lib/cx'

const width = 960
const height = 240
const strokes = 192

// A slow wave from parabolas instead of sines, and an integer hash: every engine rounds them the same.
function wave(t: number) {
  const u = t - Math.floor(t)
  return u < 0.5 ? 16 * u * (0.5 - u) : -16 * (u - 0.5) * (1 - u)
}

function grain(i: number) {
  const h = Math.imul(i ^ 0x5bd1e995, 0x27d4eb2d)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** The curtain at x (0 to 1): where its hem hangs and how far up it burns. */
function curtain(x: number) {
  const hem = 178 + 30 * wave(x * 1.1 + 0.08) + 10 * wave(x * 2.9 + 0.35)
  const glow = 0.55 + 0.3 * wave(x * 1.6 + 0.6) + 0.15 * wave(x * 4.1 + 0.2)
  return { hem, rise: (24 + 128 * glow) * Math.min(1, 0.12 + x * 4, 0.12 + (1 - x) * 4) }
}

// The same strokes in four lengths, one over the other: bright at the hem, faint at the top, and no gradient.
const layers = [1, 0.74, 0.48, 0.24].map((share, layer) =>
  Array.from({ length: strokes }, (_, i) => {
    const { hem, rise } = curtain((i + 0.5) / strokes)
    const length = rise * (share + 0.22 * (grain(i * 4 + layer) - 0.5))
    return `M${(i + 0.5) * (width / strokes)} ${Math.round(hem)}v-${Math.max(1, Math.round(length))}`
  }).join(''),
)

/** A band of northern light in thin upright strokes. */
export function Aurora({ className }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeOpacity=".22"
      preserveAspectRatio="xMidYMid slice"
      className={cx('pointer-events-none stroke-action', className)}
    >
      {layers.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
