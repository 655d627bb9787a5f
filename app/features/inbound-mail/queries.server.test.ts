import { expect } from 'vitest'
import { inboundMails } from '~/db/schema/threads'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { getReplyHealth } from './queries.server'

test('replies of the last seven days are counted by what became of them', async ({ ctx }) => {
  const admin = { ...(await asAdmin(ctx)), inboundMail: 'reply@in.example' }
  const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * 24 * 60 * 60 * 1000)
  await ctx.db.insert(inboundMails).values(
    (
      [
        [null, 0],
        [null, 7],
        [null, 7.01],
        ['left', 1],
        ['empty', 2],
        ['empty', 3],
        ['too-many', 8],
      ] as const
    ).map(([refusal, days], index) => ({ hash: String(index), refusal, createdAt: daysAgo(days) })),
  )
  expect(await getReplyHealth(admin)).toEqual({
    ...{ state: 'on', mailbox: 'reply@in.example', written: 2 },
    refused: [
      { refusal: 'left', count: 1 },
      { refusal: 'empty', count: 2 },
    ],
  })
})

test('it says why no replies come in, and only to who sees the mails', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  expect(await getReplyHealth({ ...admin, inboundMail: undefined })).toMatchObject({ state: 'off', written: 0 })
  const strict = { inboundMail: 'reply@in.example', factorPolicy: { admins: true, members: true } }
  expect(await getReplyHealth({ ...admin, ...strict })).toMatchObject({ state: 'factor' })
  await expect(getReplyHealth(await asMember(ctx, { adminRole: 'reader' }))).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
