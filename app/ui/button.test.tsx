import { isValidElement, type MouseEvent, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button'

const click = (element: ReactElement) => {
  const preventDefault = vi.fn()
  if (!isValidElement<{ onClick: (event: MouseEvent) => void }>(element)) throw new Error('not an element')
  element.props.onClick({ preventDefault } as unknown as MouseEvent)
  return preventDefault
}

test('a busy button shows its busy label and neither runs its action nor submits its form', () => {
  const onClick = vi.fn()
  const busy = Button({ busy: true, busyLabel: 'Sending…', children: 'Send', type: 'submit', onClick })
  expect(renderToStaticMarkup(busy)).toMatch(/type="submit" aria-disabled="true".*>Sending…</)
  expect(click(busy)).toHaveBeenCalled()
  expect(onClick).not.toHaveBeenCalled()
})

test('an idle button runs its action and does not prevent the default', () => {
  const onClick = vi.fn()
  const idle = Button({ busyLabel: 'Sending…', children: 'Send', onClick })
  expect(renderToStaticMarkup(idle)).not.toContain('aria-disabled=')
  expect(click(idle)).not.toHaveBeenCalled()
  expect(onClick).toHaveBeenCalledOnce()
})

const linkTo = (to: string, reloadDocument = false) =>
  renderToStaticMarkup(
    <ButtonLink to={to} reloadDocument={reloadDocument}>
      Go
    </ButtonLink>,
  )

test.each(['#rsvp', 'mailto:a@b.example', 'tel:+468', 'https://b.example/', '//b.example'])(
  '%s is a plain link, followed by the browser',
  (to) => {
    expect(linkTo(to)).toContain(`href="${to}"`)
    expect(linkTo(to)).not.toContain('data-discover')
  },
)

test('a path is followed by the router, unless reloadDocument is set', () => {
  expect(linkTo('/contact')).toContain('href="/contact" data-discover="true"')
  expect(linkTo('/contact', true)).toContain('href="/contact"')
  expect(linkTo('/contact', true)).not.toContain('data-discover')
})
