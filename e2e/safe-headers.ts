import { expect } from './test.ts'

type Headers = Record<string, string | string[] | undefined>

/** Expects the security headers that every answer has. */
export function expectSafe(headers: Headers) {
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  // The icon of the tab is part of the page; nothing else comes from `data:`.
  expect(policy.replace("img-src 'self' data:;", '')).not.toMatch(/unsafe-|\*|data:|https?:/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(
      /^(strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
    ),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
}

/** The cookie that our scripts read: it says that someone is signed in, and nothing else. */
export const hintCookie = /^__Host-signed-in=1?; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/

/** With https: HttpOnly (no script reads it), SameSite (no form of another site sends it), __Host- (no other host sets it). */
export const safeCookie = /^__Host-\w+=[\w.~-]*; Path=\/; (?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Secure)(?!.*Domain)/
