import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { mails } from '~/db/schema/mails'
import { test } from '../../test/test'
import { deleteOldMailFiles, writeMailFile } from './mail-files.server'

test('the file of a mail is deleted a day after its row, and nothing else in the folder', async ({ ctx }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordbro-mail-'))
  const [row] = await ctx.db
    .insert(mails)
    .values({
      key: 'k',
      toName: '',
      toAddress: 'a@b.example',
      subject: 'x',
      html: 'x',
      text: 'x',
      template: 'x',
      locale: 'en',
    })
    .returning({ id: mails.id })
  const stored = row?.id ?? ''
  const [gone, recent] = [crypto.randomUUID(), crypto.randomUUID()]
  const folder = join(dataDir, 'mail')
  const twoDaysAgo = new Date(ctx.now.getTime() - 2 * 24 * 60 * 60 * 1000)
  for (const id of [stored, gone, recent]) await writeMailFile(dataDir, id, Buffer.from('mail'))
  writeFileSync(join(folder, 'notes.eml'), 'of an operator')
  for (const name of [stored, gone, 'notes']) utimesSync(join(folder, `${name}.eml`), twoDaysAgo, twoDaysAgo)
  await deleteOldMailFiles(ctx, dataDir)
  expect(readdirSync(folder).toSorted()).toEqual([`${stored}.eml`, `${recent}.eml`, 'notes.eml'].toSorted())
  rmSync(dataDir, { recursive: true })
  await deleteOldMailFiles(ctx, dataDir)
})
