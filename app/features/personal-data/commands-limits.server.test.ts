import { expect } from 'vitest'
import { insightDownloads } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { memberProfiles } from '~/db/schema/member-profiles'
import { processingLimits } from '~/db/schema/personal-data'
import { formDrafts } from '~/db/schema/workspace'
import { queueMail } from '~/email/mails.server'
import { listDirectory } from '~/features/directory/queries.server'
import { directoryFilter } from '~/features/directory/schema'
import { storeUnsavedText } from '~/features/drafts/commands.server'
import { formNames } from '~/features/drafts/model'
import { addPersonNote } from '~/features/people/commands.server'
import { openNoteForm } from '~/features/people/queries.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { changeRole } from '~/features/users/commands.server'
import { asMember } from '../../../test/members'
import { queued, test, work } from '../../../test/test'
import {
  changeObjection,
  liftOwnRestriction,
  liftRestriction,
  restrictOwnData,
  restrictPerson,
} from './commands.server'
import { mailLifted, mailRestricted } from './jobs.server'
import { getOwnData } from './queries.server'

test('what a person restricts they lift themselves; what our team restricts, only the team', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base)
  const templates = async () => (await base.db.select().from(mails)).map(({ template }) => template)
  await restrictOwnData(member)
  expect((await getOwnData(member)).restrictedBy).toBe('person')
  await restrictPerson(admin, { person: member.actor.userId })
  expect((await getOwnData(member)).restrictedBy).toBe('person')
  await liftOwnRestriction(member)
  expect((await getOwnData(member)).restrictedBy).toBeNull()
  await work(base, mailRestricted)
  expect(await templates()).toEqual([])

  await restrictPerson(admin, { person: member.actor.userId })
  await liftOwnRestriction(member)
  expect((await getOwnData(member)).restrictedBy).toBe('admin')
  await work(base, mailRestricted)
  await liftRestriction(admin, { person: member.actor.userId })
  await work(base, mailLifted)
  expect((await templates()).sort()).toEqual(['data.lifted', 'data.restricted'])
})

test('unsaved notes about someone go when notes are no longer allowed, and no new ones are stored', async ({
  ctx: base,
}) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base)
  const form = formNames.teamNote(member.actor.userId)
  const typed = { form, version: undefined, text: { values: { text: ['x'] }, base: {} } }
  await storeUnsavedText(admin, typed)
  await changeObjection(true)(member)
  expect(await base.db.$count(formDrafts)).toBe(0)
  await expect(storeUnsavedText(admin, typed)).rejects.toThrow('objected')
  await changeObjection(false)(member)
  await restrictPerson(admin, { person: member.actor.userId })
  await expect(storeUnsavedText(admin, typed)).rejects.toThrow('restricted')
  const note = await openNoteForm(admin, { person: { id: member.actor.userId, ...member.actor, name: '' } })
  expect(note).toEqual({ refusal: 'restricted' })
})

test('what is restricted is only stored: no mail but about the account, no change, no note', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base)
  const { userId, email } = member.actor
  await restrictPerson(admin, { person: userId })
  const mail = {
    locale: 'en',
    to: { name: '', address: email.toUpperCase() },
    subject: '',
    html: '',
    text: '',
  } as const
  expect(await queueMail(base, { ...mail, key: 'a', template: 'event.invited' })).toBe(false)
  expect(await queueMail(base, { ...mail, key: 'b', template: 'account.reset' })).toBe(true)
  await expect(changeRole(admin, { user: [userId], role: 'hospital' })).rejects.toThrow('restricted')
  const note = { note: crypto.randomUUID(), text: 'x', person: userId }
  await expect(addPersonNote(admin, note)).rejects.toThrow('restricted')
  await liftRestriction(admin, { person: userId })
  expect(await queueMail(base, { ...mail, key: 'a', template: 'event.invited' })).toBe(true)
  await addPersonNote(admin, note)
})

test('what is restricted is not in the directory', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base, { name: 'Quilla Northfeather' })
  const { userId, role } = member.actor
  await base.db.insert(memberProfiles).values({ userId, role, name: 'Quilla Northfeather', nameAudience: 'members' })
  const viewer = await asMember(base)
  const filter = directoryFilter(new URLSearchParams('q=Northfeather'))
  expect((await listDirectory(viewer, filter)).total).toBe(1)
  await restrictPerson(admin, { person: userId })
  expect((await listDirectory(viewer, filter)).total).toBe(0)
})

test('who objects gets no notes', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base)
  await changeObjection(true)(member)
  const note = { note: crypto.randomUUID(), text: 'x', person: member.actor.userId }
  await expect(addPersonNote(admin, note)).rejects.toThrow('objected')
  expect((await getOwnData(member)).hasObjected).toBe(true)
  await changeObjection(false)(member)
  await addPersonNote(admin, note)
  expect(await base.db.$count(processingLimits)).toBe(1)
  expect(await base.db.$count(insightDownloads)).toBe(0)
  expect(await queued(base, fileOrphaned)).toEqual([])
})
