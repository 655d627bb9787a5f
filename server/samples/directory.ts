import type { Db } from '~/db/db.server'
import { consents } from '~/db/schema/consents'
import { memberProfiles } from '~/db/schema/member-profiles'
import type { userAccessLevels } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { consentVersion as attendanceVersion } from '~/features/attendance/model'
import { consentVersion, type DirectoryChoices } from '~/features/directory/model'
import { getMessages } from '~/i18n/load-messages'
import { attendanceMessages } from '~/i18n/messages/attendance'
import { directoryMessages } from '~/i18n/messages/directory'

type Texts = Record<'title' | 'country' | 'seeks' | 'offers', string>

const allSee: DirectoryChoices = {
  ...{ name: 'members', title: 'members', organisation: 'members', country: 'members' },
  ...{ seeks: 'members', offers: 'members', email: 'nobody' },
}

/** By name: what they write about themselves, and who sees it. */
const samples: Record<string, Texts & { choices: DirectoryChoices }> = {
  'Maja Lindholm': {
    ...{ title: 'Partner', country: 'SE', seeks: '' },
    offers: 'A first call about any round table, and the names of those who have done it before.',
    choices: { ...allSee, email: 'members' },
  },
  'Jonas Ek': {
    ...{ title: 'Market access director', country: 'SE' },
    seeks: 'A region that wants to share the risk of monitoring 200 people with heart failure at home.',
    offers: 'Two years of readmission data, and a nurse who trains the first team on site.',
    choices: { ...allSee, email: 'members' },
  },
  'Sanna Virtanen': {
    ...{ title: 'Head of innovation', country: 'SE' },
    seeks: 'Suppliers who can show what a tool costs in the third year, not only in the pilot.',
    offers: 'A ward of 24 beds for visits on Tuesdays, and the board that decides about it.',
    choices: allSee,
  },
  'Claire Martin': {
    ...{ title: 'Health counsellor', country: 'FI' },
    seeks: 'Hosts in Oslo and Stockholm for a delegation of eight in May.',
    offers: 'Introductions to hospitals at home that buy from Nordic companies.',
    choices: { ...allSee, email: 'members' },
  },
  'Petter Aas': {
    ...{ title: 'Clinical lead', country: 'NO' },
    seeks: 'A second hospital for a study of wound sensors.',
    offers: 'The protocol of the first study, and what went wrong in it.',
    choices: { ...allSee, seeks: 'role', offers: 'role' },
  },
  'Ingrid Solheim': {
    ...{ title: 'Ward manager', country: 'NO' },
    seeks: 'Others who run hospital at home with a municipality.',
    offers: '',
    choices: { ...allSee, organisation: 'role' },
  },
}

/** Those who let other guests see their name. */
const guests = ['Petter Aas', 'Ingrid Solheim']

/** The one sample member who has not seen the first steps yet. */
const newcomer = 'Tomás Novák'

type Account = {
  user: { id: string; name?: string | undefined }
  access: Pick<typeof userAccessLevels.$inferInsert, 'role'>
}

/** Profiles of the sample accounts, and the first steps behind all of them but one. */
export async function fillDirectory(db: Db, now: Date, accounts: Account[]) {
  const { consent } = (await getMessages(directoryMessages, 'en')).choices
  const attendance = { words: (await getMessages(attendanceMessages, 'en')).consent, version: attendanceVersion }
  for (const { user, access } of accounts) {
    const { id: userId, name = '' } = user
    const sample = samples[name]
    const showsAttendance = guests.includes(name)
    if (name !== newcomer) await db.insert(userPreferences).values({ userId, firstSteps: 'ended', showsAttendance })
    if (!sample) continue
    const { choices, ...texts } = sample
    await db.insert(memberProfiles).values({
      ...{ userId, name, role: access.role, ...texts },
      ...{ nameAudience: choices.name, titleAudience: choices.title, organisationAudience: choices.organisation },
      ...{ countryAudience: choices.country, seeksAudience: choices.seeks, offersAudience: choices.offers },
      emailAudience: choices.email,
    })
    const agreed = { userId, isGiven: true, locale: 'en', way: 'account', createdAt: now } as const
    await db
      .insert(consents)
      .values({ purpose: 'directory', words: consent, version: consentVersion, choices, ...agreed })
    if (showsAttendance) await db.insert(consents).values({ purpose: 'attendance', ...attendance, ...agreed })
  }
}
