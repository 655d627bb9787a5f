import { newMember, password, post } from '../accounts.ts'
import { overTime } from '../over-time.ts'
import { realHashes } from '../server.ts'
import { expect, test } from '../test.ts'

test('a hundred people of one office, behind one address, can sign in at once, half of them after a wrong password', {
  tag: '@A5',
}, async () => {
  test.setTimeout(180_000)
  const colleague = (n: number) => `colleague${n}@nordbro.example`
  await overTime({
    // Real hashes: a hundred at once must pass the queue of hashes.
    env: realHashes,
    before: (site) => newMember(site),
    // A hundred accounts with the password of the first.
    meanwhile: ({ email }) => `
      insert into users (email, password_hash, locale)
        select 'colleague' || n || '@nordbro.example', password_hash, locale
        from users, generate_series(1, 100) n where email = '${email}';
      insert into user_access_levels (user_id, role) select id, 'hospital' from users where email like 'colleague%';`,
    after: async (site) => {
      const office = { 'X-Forwarded-For': '192.0.2.50' }
      const signIn = async (n: number, typedPassword = password) =>
        (await post(site, '/login?form=sign-in', { email: colleague(n), password: typedPassword }, office)).status
      const people = Array.from({ length: 100 }, (_, n) => n + 1)
      const withMistake = people.filter((n) => n % 2 === 0)
      expect(new Set(await Promise.all(withMistake.map((n) => signIn(n, 'wrong'))))).toEqual(new Set([422]))
      expect(new Set(await Promise.all(people.map((n) => signIn(n))))).toEqual(new Set([302]))
      for (let n = 0; n < 12; n += 1) expect(await signIn(1)).toBe(302)
    },
  })
})
