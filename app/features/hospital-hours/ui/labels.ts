import type { HospitalActivity } from '~/lib/hospital-activities'
import { type HoursRefusal, maxEntries } from '../model'

export const activityLabels: Record<HospitalActivity, string> = {
  survey: 'Need survey',
  plenum: 'Plenum',
  evaluation: 'Evaluation follow-up',
  pilot: 'Pilot',
}

export const refusalLabels: Record<HoursRefusal, string> = {
  gone: 'This organisation is not there any more.',
  'no-hospital': 'Only hospitals give hours.',
  future: 'Hours are entered when they were given. Choose today or a day before.',
  'too-many': `At most ${maxEntries} entries are kept for a year.`,
}
