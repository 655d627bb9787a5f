import { post } from './accounts.ts'
import type { TwoAdmins } from './admin-actions.ts'
import { enterAs } from './demo.ts'
import { writeTo } from './dialogue.ts'
import { type Answer, ask } from './http.ts'

/** What admins do with threads and snippets, in an order in which each can be done. `me` is the first of the two. */
export function threadActions({ demo, cookie, otherCookie }: TwoAdmins, me: string) {
  const twice = (path: string, fields: Record<string, string>): Promise<Answer[]> =>
    Promise.all([cookie, otherCookie].map((Cookie) => post(demo, path, fields, { Cookie })))
  const id = crypto.randomUUID()
  const thread = (form: string, fields: Record<string, string>) => twice(`/admin/dialogue/${id}?form=${form}`, fields)
  /** Whoever of the two began the thread. */
  const owner = async () => {
    const { text } = await ask(demo, `/admin/dialogue/${id}`, { headers: { Cookie: cookie } })
    return /name="was" value="([\da-f-]{36})"/.exec(text)?.[1] ?? ''
  }
  const snippet = { id: crypto.randomUUID(), name: 'Two at once', en: 'Thank you.', sv: '', no: '' }
  const snippets = (form: string, fields: Record<string, string>) =>
    twice(`/admin/dialogue/snippets?form=${form}`, fields)
  const begun = { id, organisation: 'Aldera Medtech', subject: 'Two at once', body: 'Shall we meet?' }
  return [
    ['thread.started', () => twice('/admin/dialogue/new?form=start', begun)],
    ['thread.answered', () => thread('answer', { message: crypto.randomUUID(), body: 'In Oslo?', seen: '1' })],
    ['thread.released', async () => thread('assign', { to: '', was: await owner() })],
    ['thread.assigned', () => thread('assign', { to: me, was: '' })],
    [
      'thread.dismissed',
      async () => {
        await writeTo(demo, await enterAs(demo, 'supplier'), id, 'Thank you.')
        return thread('dismiss', { seen: '3' })
      },
    ],
    ['snippet.added', () => snippets('add', snippet)],
    ['snippet.changed', () => snippets('change', { ...snippet, sv: 'Tack.', version: '0' })],
    ['snippet.deleted', () => snippets('delete', { id: snippet.id })],
  ] satisfies [action: string, press: () => Promise<Answer[]>][]
}
