import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Auth, AuthProvider } from '~/features/members/ui/auth'
import { LanguageProvider } from '~/i18n/language'
import type { ListedMail } from '../model'
import { MailTable } from './mail-table'

const mail: ListedMail = {
  id: 'm1',
  toName: 'Kari',
  toAddress: 'kari@sykehus.example',
  subject: 'Welcome',
  template: 'account.invite',
  state: 'failed',
  attempts: 21,
  lastError: '550 <no such box>',
  isLinkLost: false,
  createdAt: new Date('2026-11-15T08:14:00Z'),
  nextTryAt: null,
}

const auth: Auth = { user: null, session: null, userAccess: null, rights: ['mail.retry'], isLoading: false }

function render(overrides: Partial<ListedMail> = {}) {
  const element = <MailTable rows={[{ ...mail, ...overrides }]} isCompact={false} isLoading={false} />
  return renderToStaticMarkup(
    <LanguageProvider locale="en">
      <AuthProvider auth={auth}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </AuthProvider>
    </LanguageProvider>,
  )
}

test('a row shows time (in the team’s zone), recipient, subject, template, state, tries and error', () => {
  const texts = ['15 Nov 2026, 09:14', 'Kari', 'Welcome', 'account.invite', 'Failed', '21', '550 &lt;no such box&gt;']
  for (const text of texts) expect(render()).toContain(text)
})

test('a failed mail has a form that works without JavaScript', () => {
  expect(render()).toMatch(/<form[^>]* action="\/admin\/mail\/m1\?form=retry"/)
  expect(render()).toContain('aria-label="Retry the mail to kari@sykehus.example"')
})

test('a queued mail shows its next try, and has a form that does not wait for it', () => {
  const html = render({ state: 'queued', nextTryAt: new Date('2026-11-15T09:30:00Z') })
  expect(html).toMatch(/Next try <time[^>]*>15 Nov, 10:30</)
  expect(html).toMatch(/<form[^>]* action="\/admin\/mail\/m1\?form=try-now"/)
  expect(html).not.toContain('Retry the mail')
})

test('a mail that is only a file is not called sent', () => {
  expect(render({ state: 'written' })).toContain('Only a file')
  expect(render({ state: 'written' })).not.toContain('Sent')
})

test('a mail that is sent or only a file, or has lost its link, has no retry form', () => {
  for (const overrides of [{ state: 'written' }, { state: 'sent' }, { isLinkLost: true }] as const) {
    expect(render(overrides)).not.toContain('<form')
  }
  expect(render({ isLinkLost: true })).toContain('Can’t be retried')
  expect(render({ state: 'sent', isLinkLost: true })).not.toContain('Can’t be retried')
})
