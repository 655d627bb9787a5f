import type { programPages } from '~/features/site/model'

export type ProgramName = keyof typeof programPages
type SpecimenName = 'agenda' | 'commitments' | 'note'

/** What each program leaves on paper, the most telling first. */
export const specimens = {
  visits: ['agenda', 'commitments', 'note'],
  exchange: ['commitments', 'agenda', 'note'],
  ambassadors: ['agenda', 'note'],
  speedDial: ['note', 'agenda'],
} as const satisfies Record<ProgramName, readonly SpecimenName[]>

/** The times of the specimen agendas. */
export const agendaTimes = {
  visits: ['08:30', '09:15', '13:00', '15:30'],
  exchange: ['09:00', '09:30', '11:00', '14:00'],
  ambassadors: ['18:00', '18:20', '19:00', '19:40'],
  speedDial: ['08:00', '08:10', '08:30', '08:50'],
} as const satisfies Record<ProgramName, readonly [string, string, string, string]>

export const agendaItems = ['first', 'second', 'third', 'fourth'] as const
export const commitmentItems = ['first', 'second', 'third'] as const
export const noteParts = ['saw', 'means', 'next'] as const
