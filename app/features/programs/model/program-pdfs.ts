import type { ProgramName } from './specimens'

/** The address of each program's one-page PDF. */
export const programPdfs = {
  visits: '/programs/visits.pdf',
  exchange: '/programs/exchange.pdf',
  ambassadors: '/programs/ambassadors.pdf',
  speedDial: '/programs/speed-dial.pdf',
} as const satisfies Record<ProgramName, string>
