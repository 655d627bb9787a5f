/** A theme of the site as hex: mail programs support neither our stylesheet nor OKLCH. */
export type MailColours = Record<'surface' | 'ink' | 'muted' | 'line' | 'prestige' | 'action' | 'onAction', string>

/** Quiet Force: written into each element, because many mail programs drop style sheets. */
export const light: MailColours = {
  surface: '#f9f6f2',
  ink: '#172028',
  muted: '#4e5a62',
  line: '#d9d5ce',
  prestige: '#876125',
  action: '#044e40',
  onAction: '#fcfaf6',
}

/** Nordic Summit: for mail programs that know about dark windows. */
export const dark: MailColours = {
  surface: '#06101a',
  ink: '#e7f0f5',
  muted: '#9caeb9',
  line: '#26303a',
  prestige: '#dbb879',
  action: '#67dfd1',
  onAction: '#03171d',
}
