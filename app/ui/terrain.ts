// Only + − × ÷ and integer hashing, so that the server and every browser compute the same numbers.
function hash(x: number, z: number) {
  let h = Math.imul(x, 374761393) + Math.imul(z, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from 0 to 1. */
export function noise(x: number, z: number) {
  const [x0, z0] = [Math.floor(x), Math.floor(z)]
  const [u, v] = [x - x0, z - z0]
  const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)]
  const far = hash(x0, z0) + (hash(x0 + 1, z0) - hash(x0, z0)) * su
  const near = hash(x0, z0 + 1) + (hash(x0 + 1, z0 + 1) - hash(x0, z0 + 1)) * su
  return far + (near - far) * sv
}

/** Noise with sharp crests, as rock has them. */
export const crest = (x: number, z: number) => 1 - Math.abs(2 * noise(x, z) - 1)

/** Steps of a relative path, all of the same width. */
export const relativeSteps = (width: number, ys: number[]) =>
  ys
    .slice(1)
    .map((y, i) => y - (ys[i] ?? y))
    .map((dy) => `${width}${dy < 0 ? '' : ' '}${dy}`)
    .join(' ')
