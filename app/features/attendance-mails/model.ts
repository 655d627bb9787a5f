export const reminderKinds = ['week', 'day'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const dayMs = 24 * 60 * 60 * 1000

/** How long before the event a reminder is due, and how long before it is too late to send it after a downtime. */
const reminderTimes = {
  week: { dueMs: 7 * dayMs, lateMs: 2 * dayMs },
  day: { dueMs: dayMs, lateMs: 0 },
} as const satisfies Record<ReminderKind, { dueMs: number; lateMs: number }>

export const reminderDueAt = (eventDate: Date, kind: ReminderKind) =>
  new Date(eventDate.getTime() - reminderTimes[kind].dueMs)

/** Whether a reminder may be sent now. That of a week before is never sent when fewer than two days are left. */
export function isReminderDue(eventDate: Date, kind: ReminderKind, now: Date) {
  const leftMs = eventDate.getTime() - now.getTime()
  const { dueMs, lateMs } = reminderTimes[kind]
  return leftMs <= dueMs && leftMs > 0 && leftMs >= lateMs
}

/** The events that can have a reminder now begin before this. */
export const firstReminderBefore = (now: Date) => new Date(now.getTime() + reminderTimes.week.dueMs)

export type ReminderSettings = { remindsWeekBefore: boolean; remindsDayBefore: boolean }

export const isReminderOn = (settings: ReminderSettings, kind: ReminderKind) =>
  kind === 'week' ? settings.remindsWeekBefore : settings.remindsDayBefore

type Answer = 'attending' | 'not_attending'

/**
 * The mail that someone's answer needs, or none. Who never had a confirmation needs no mail that they do not come, and who
 * changed their mind twice is where the last mail left them.
 */
export const answerToMail = (answer: Answer, confirmed: Answer | undefined): Answer | undefined =>
  answer === (confirmed ?? 'not_attending') ? undefined : answer

export const reminderRefusals = ['gone'] as const
export type RemindersForm = { data: undefined; reason: (typeof reminderRefusals)[number] }
