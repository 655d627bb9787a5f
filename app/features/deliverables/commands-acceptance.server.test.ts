import { expect } from 'vitest'
import type { Ctx } from '~/web/ctx.server'
import { acceptShown, addRunning, fieldsOf, findDeliverable } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { test } from '../../../test/test'
import { aPdf } from '../../../test/uploads'
import { acceptDeliverable, changeDeliverable, moveDeliverable } from './commands.server'
import { listDeliverables } from './queries.server'
import { attachFile, removeFile } from './sources/file-commands.server'

/** An engagement whose scope is complete and waits for acceptance. */
async function delivered(ctx: Ctx) {
  const partner = await partnerWithAdmin(ctx)
  const engagementId = await addRunning(partner.admin, partner.organisationId)
  const scope = () => findDeliverable(ctx, engagementId, 'scope')
  const move = async (state: 'complete' | 'pending') => {
    const { id: deliverable, version } = await scope()
    await moveDeliverable(partner.admin, { engagementId, deliverable, version, state, reason: 'Because' })
  }
  await move('complete')
  const { id } = await scope()
  const shown = async () => {
    const found = (await listDeliverables(partner.kari, [engagementId])).find((each) => each.id === id)
    if (!found) throw new Error('it is not shown')
    return found
  }
  return { ...partner, engagementId, id, scope, shown, move }
}

const aFile = () => ({ id: crypto.randomUUID(), file: { name: 'scope.pdf', bytes: aPdf() } })

test('a member accepts only what the page showed: not another text, nor other files', async ({ ctx }) => {
  const { admin, kari, engagementId, id, scope, shown } = await delivered(ctx)
  const ref = { engagementId, id }
  const changed = { reason: 'changed' }
  const { revision: beforeText } = await shown()
  await changeDeliverable(admin, { ...fieldsOf(await scope()), textEn: 'Another text.' })
  await expect(acceptDeliverable(kari, { ...ref, revision: beforeText })).rejects.toMatchObject(changed)
  const { revision: beforeFile } = await shown()
  await attachFile(admin, { engagementId, deliverableId: id, ...aFile() })
  await expect(acceptDeliverable(kari, { ...ref, revision: beforeFile })).rejects.toMatchObject(changed)
  // A page that was loaded before forms had a revision.
  await expect(acceptDeliverable(kari, { ...ref, revision: '' })).rejects.toMatchObject(changed)
  await acceptDeliverable(kari, { ...ref, revision: (await shown()).revision })
  expect((await scope()).acceptedByName).toBe('Kari Nordmann')
})

test('what is accepted stays as it is until it is reopened', async ({ ctx }) => {
  const { admin, kari, engagementId, id, scope, move } = await delivered(ctx)
  const ref = { engagementId, deliverableId: id }
  const file = aFile()
  await attachFile(admin, { ...ref, ...file })
  await acceptShown(kari, { engagementId, id })
  const accepted = { reason: 'accepted' }
  const changes = async () => ({ ...fieldsOf(await scope()), textEn: 'Another text.', dueOn: '2026-12-01' })
  await expect(changeDeliverable(admin, await changes())).rejects.toMatchObject(accepted)
  await expect(attachFile(admin, { ...ref, ...aFile() })).rejects.toMatchObject(accepted)
  await expect(removeFile(admin, { ...ref, file: file.id })).rejects.toMatchObject(accepted)
  expect((await scope()).text.en).not.toBe('Another text.')
  await move('pending')
  await changeDeliverable(admin, await changes())
  expect((await scope()).text.en).toBe('Another text.')
})
