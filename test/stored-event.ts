import type { events } from '~/db/schema/events'

type EventRow = typeof events.$inferSelect

/** A row of the table, for what needs no database. */
export const storedEvent = (overrides: Partial<EventRow> = {}): EventRow => ({
  id: 'f0a3f1d2-6a0e-4f5e-9d0a-3b6f5a1c2e4d',
  title: 'Care at home',
  description: 'Who pays?',
  eventType: 'Round table',
  eventDate: new Date('2026-12-01T17:00:00Z'),
  endsAt: new Date('2026-12-01T19:00:00Z'),
  timeZone: 'Europe/Stockholm',
  location: 'Gamla stan, Stockholm',
  maxParticipants: null,
  maxSuppliers: null,
  minHospitals: null,
  roles: ['supplier'],
  minLevel: 'entry',
  status: 'scheduled',
  ...{ isPublic: false, isNext: false, hook: '', city: '', venue: '', agenda: [], hostId: null, hostName: '' },
  ...{ language: 'en', textLanguage: 'en', translations: {} },
  remindsWeekBefore: true,
  remindsDayBefore: true,
  sequence: 0,
  createdAt: new Date('2026-11-16T09:00:00Z'),
  updatedAt: new Date('2026-11-16T09:00:00Z'),
  ...overrides,
})
