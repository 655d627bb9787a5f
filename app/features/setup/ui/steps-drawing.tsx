import type { Step } from '../model'

/** Heights of the stations on the way up, the first at the foot. */
const heights = [38, 34, 35, 27, 29, 20, 22, 15, 13, 7]
const stations = heights.map((y, index) => ({ x: 8 + index * 24, y }))
const way = stations.map(({ x, y }) => `${x} ${y}`).join(' ')

/** The steps as stations on a ridge. The list below says the same in words. */
export const StepsDrawing = ({ steps }: { steps: readonly Step[] }) => (
  <svg aria-hidden="true" viewBox="0 0 232 46" fill="none" className="h-11.5 w-58 max-sm:hidden">
    <polyline points={way} className="stroke-line-strong" />
    {stations.map(({ x, y }, index) => (
      <Station key={x} x={x} y={y} isDone={steps[index]?.isDone ?? false} />
    ))}
  </svg>
)

const Station = ({ x, y, isDone }: { x: number; y: number; isDone: boolean }) => (
  <>
    <circle
      cx={x}
      cy={y}
      r="5"
      strokeWidth="1.5"
      className={isDone ? 'fill-surface stroke-success' : 'fill-surface stroke-line-strong'}
    />
    {isDone && <path d={`m${x - 2} ${y} 1.5 1.5 3-3`} strokeWidth="1.5" className="stroke-success" />}
  </>
)
