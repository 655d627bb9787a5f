import { newMember } from '../accounts.ts'
import { enterAs } from '../demo.ts'
import { ask } from '../http.ts'
import { expect } from '../test.ts'
import { newAdmin, test } from './deployment.ts'

/** Members and requests as they come in, many with the same words. */
const manyRows = [
  `insert into users (email, name, password_hash, locale, created_at)
    select 'quill' || n || '@region.example', 'Åsa Quillström', '', 'en', now() - n * interval '1 hour'
    from generate_series(1, 2000) n`,
  `insert into access_requests (name, organization, email, role, reason, locale)
    select 'Petra Lindqvist', 'Region ' || n, 'petra' || n || '@region.example', 'supplier', 'A reason.', 'sv'
    from generate_series(1, 300) n`,
  `insert into events (title, event_type, event_date, time_zone, location, roles)
    values ('Quillfjord for suppliers', 'Round table', now() + interval '9 days', 'Europe/Stockholm', 'Oslo', '{supplier}'),
           ('Quillfjord for hospitals', 'Round table', now() + interval '9 days', 'Europe/Stockholm', 'Oslo', '{hospital}')`,
  'analyze',
]

test('an admin finds everything, with typing errors; a member finds what is theirs, and nobody', {
  tag: '@Z1',
}, async ({ deployment }) => {
  test.setTimeout(60_000)
  const { site, read } = deployment
  await newAdmin(deployment)
  const { email } = await newMember(site)
  await read(
    `update user_access_levels set role = 'supplier' where user_id = (select id from users where email = $1)`,
    [email],
  )
  for (const rows of manyRows) await read(rows, [])
  const [admin, member] = [await enterAs(site, 'admin'), await enterAs(site, email)]
  const answer = async (Cookie: string, q: string) => {
    const { status, text } = await ask(site, `/search.data?q=${encodeURIComponent(q)}`, { headers: { Cookie } })
    expect([q, status]).toEqual([q, 200])
    return text
  }
  for (const q of ['quillstrom', 'ÅSA QUILL', 'quilstrom', 'qiullström', 'quill1234@region.example'])
    expect(await answer(admin, q)).toContain('Åsa Quillström')
  expect(await answer(admin, 'quill1234')).toContain('quill1234@region.example')
  expect(await answer(admin, 'lindqist region 77')).toContain('petra77@region.example')
  expect(await answer(admin, 'quillfjord')).toContain('Quillfjord for hospitals')

  expect(await answer(member, 'quillfjord')).toContain('Quillfjord for suppliers')
  for (const q of ['quillfjord', 'quill', 'region', 'petra77', 'lindqvist', 'e'])
    expect(await answer(member, q)).not.toMatch(/for hospitals|Quillström|region\.example|Petra|\/admin/)
  for (const q of ['%', '\0', '\\', '👩‍⚕️', 'שלום', 'x'.repeat(5000), 'word '.repeat(900)]) {
    await answer(admin, q)
    await answer(member, q)
  }
})
