import { isValidElement, type MouseEvent, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button'

const press = (element: ReactElement) => {
  const preventDefault = vi.fn()
  if (!isValidElement<{ onClick: (event: MouseEvent) => void }>(element)) throw new Error('not an element')
  element.props.onClick({ preventDefault } as unknown as MouseEvent)
  return preventDefault
}

test('a busy button says so and neither runs its action nor submits its form', () => {
  const onClick = vi.fn()
  const busy = Button({ busy: true, busyLabel: 'Sending…', children: 'Send', type: 'submit', onClick })
  expect(renderToStaticMarkup(busy)).toMatch(/type="submit" aria-disabled="true".*>Sending…</)
  expect(press(busy)).toHaveBeenCalled()
  expect(onClick).not.toHaveBeenCalled()
})

test('an idle button runs its action and leaves the form alone', () => {
  const onClick = vi.fn()
  const idle = Button({ busyLabel: 'Sending…', children: 'Send', onClick })
  expect(renderToStaticMarkup(idle)).not.toContain('aria-disabled=')
  expect(press(idle)).not.toHaveBeenCalled()
  expect(onClick).toHaveBeenCalledOnce()
})

test.each(['#rsvp', 'mailto:a@b.example', 'tel:+468', 'https://b.example/', '//b.example'])(
  '%s is a plain anchor, outside any router',
  (to) => {
    expect(renderToStaticMarkup(<ButtonLink to={to}>Go</ButtonLink>)).toContain(`href="${to}"`)
  },
)

test('a path goes through the router', () => {
  const page = (
    <MemoryRouter basename="/app" initialEntries={['/app/']}>
      <ButtonLink to="/contact">Go</ButtonLink>
    </MemoryRouter>
  )
  expect(renderToStaticMarkup(page)).toContain('href="/app/contact"')
})
