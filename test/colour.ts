type Rgb = [number, number, number]

/** The custom properties of each theme block of tokens.css, by the ending of its selector. */
export function readThemes(css: string): Record<string, Record<string, string>> {
  const blocks = css.matchAll(/data-theme\$="-(\w+)"\]\s*\{([^}]*)\}/g)
  return Object.fromEntries(
    [...blocks].map(([, name = '', body = '']) => [
      name,
      Object.fromEntries(
        [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [token, value]),
      ),
    ]),
  )
}

/** WCAG's contrast of two opaque OKLCH colours. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(linearRgb(a)), luminance(linearRgb(b))].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** An opaque OKLCH colour as hex, for programs that do not know OKLCH. */
export const hexOf = (colour: string) =>
  `#${linearRgb(colour)
    .map((channel) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055))
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** OKLCH to linear sRGB by the published matrices, clamped to the gamut of sRGB. */
function linearRgb(colour: string): Rgb {
  const [L, C, h] = (/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(colour)?.slice(1) ?? []).map(Number)
  if (L === undefined || C === undefined || h === undefined) throw new Error(`not an opaque OKLCH colour: ${colour}`)
  const [a, b] = [C * Math.cos((h * Math.PI) / 180), C * Math.sin((h * Math.PI) / 180)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb
}
