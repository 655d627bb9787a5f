import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
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
}

function render(given: Partial<ListedMail> = {}) {
  const element = <MailTable rows={[{ ...mail, ...given }]} />
  return renderToStaticMarkup(
    <LanguageProvider locale="en">
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </LanguageProvider>,
  )
}

test('a row says when, to whom, what and how it went, by the team’s clock', () => {
  const shown = ['15 Nov 2026, 09:14', 'Kari', 'Welcome', 'account.invite', 'Failed', '21', '550 &lt;no such box&gt;']
  for (const text of shown) expect(render()).toContain(text)
})

test('a failed mail has a form that works without JavaScript', () => {
  expect(render()).toMatch(/<form[^>]* action="\/admin\/mail\/m1"/)
  expect(render()).toContain('aria-label="Retry the mail to kari@sykehus.example"')
})

test('one that waits, is sent, or has lost its link has none', () => {
  for (const given of [{ state: 'queued' }, { state: 'sent' }, { isLinkLost: true }] as const) {
    expect(render(given)).not.toContain('<form')
  }
  expect(render({ isLinkLost: true })).toContain('Can’t be retried')
  expect(render({ state: 'sent', isLinkLost: true })).not.toContain('Can’t be retried')
})
