import { type MapCity, mapCities } from '~/ui/route-map'

type Circle = { x: number; y: number; radius: number }

/** The frame in which map and table lie from 1,280 px on; circles-section.tsx places both in it by the same numbers. */
const frame = { width: 1280, height: 1020 }
const map = { left: 444, top: 0, width: 880 }
const table: Circle = { x: 258, y: 746, radius: 173 }
const ringRadius = 16

/** The two outer tangents of two circles. */
function tangents(from: Circle, to: Circle) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const direction = Math.atan2(dy, dx)
  const spread = Math.acos((from.radius - to.radius) / Math.hypot(dx, dy))
  const touch = ({ x, y, radius }: Circle, angle: number) =>
    `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`
  return [direction + spread, direction - spread].map((angle) => `M${touch(from, angle)}L${touch(to, angle)}`)
}

const lineFrom = (city: MapCity) => {
  const { x, y } = mapCities[city]
  return tangents({ x: map.left + x * map.width, y: map.top + y * map.width, radius: ringRadius }, table)
}
const lines = { oslo: lineFrom('oslo'), stockholm: lineFrom('stockholm'), helsinki: lineFrom('helsinki') }

/** Two lines from the city's dot on the map to the table, which lies enlarged out of it. */
export const TableLens = ({ city }: { city: MapCity }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${frame.width} ${frame.height}`}
    fill="none"
    className="comes-into-view absolute top-0 left-0 h-[1020px] w-[1280px] max-xl:hidden"
  >
    {lines[city].map((d) => (
      <path key={d} d={d} pathLength="1" className="draws-once stroke-prestige" strokeOpacity=".38" />
    ))}
  </svg>
)
