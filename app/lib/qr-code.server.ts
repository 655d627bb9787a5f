import { encode } from 'uqr'

/** With the empty border that cameras need to find the code. */
export const qrModules = (text: string) => encode(text, { ecc: 'M', border: 4 })

/** A QR code as the path of an SVG of `size` by `size`, for `QrCode`. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = qrModules(text)
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: modules.join('') }
}
