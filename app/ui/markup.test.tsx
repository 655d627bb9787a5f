import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Alert } from './alert'
import { Dialog } from './dialog'
import { Drawer } from './drawer'
import { Menu } from './menu'
import { opens } from './modal'
import { Select } from './select'
import { Cell, Row, Table } from './table'
import { Tabs } from './tabs'
import { Toaster } from './toaster'

const render = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('server-rendered components have no inline styles, which the CSP would block', () => {
  const markup = render(
    <>
      <Tabs label="Views" tabs={[{ value: 'a', label: 'A', panel: 'First' }]} />
      <Menu label="More" items={[{ key: 'home', label: 'Home', to: '/' }]} />
      <Select name="level" label="Level" options={[{ value: 'a', label: 'A' }]} />
      <Toaster closeLabel="Close" regionLabel="Notices" />
    </>,
  )
  expect(markup).toContain('First')
  expect(markup).not.toMatch(/ style=|<style/)
})

test('before hydration the rich select is a native one with the same value', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const markup = render(<Select name="level" label="Level" options={options} value="b" />)
  expect(markup).toContain('<select name="level"')
  expect(markup).toContain('<option value="b" selected="">B</option>')
})

test('a drawer opens by its button’s command and closes by a form, without JavaScript', () => {
  const markup = render(
    <>
      <button type="button" {...opens('menu')}>
        Menu
      </button>
      <Drawer id="menu" title="Menu" closeLabel="Close">
        Links
      </Drawer>
    </>,
  )
  expect(markup).toContain('command="show-modal" commandfor="menu"')
  expect(markup).toMatch(/<dialog id="menu" closedby="any"/)
  expect(markup).toMatch(/<form method="dialog"><button type="submit" aria-label="Close"/)
})

test('a dialog is named by its title', () => {
  const markup = render(
    <Dialog title="Give it up?" closeLabel="Close">
      Text
    </Dialog>,
  )
  const id = /aria-labelledby="([^"]+)"/.exec(markup)?.[1]
  expect(id).toBeTruthy()
  expect(markup).toContain(`<h2 id="${id}"`)
})

test('a failure has the role alert, other tones status', () => {
  expect(render(<Alert tone="danger">No</Alert>)).toContain('role="alert"')
  expect(render(<Alert tone="success">Yes</Alert>)).toContain('role="status"')
})

test('table cells have the label that is shown on a small screen', () => {
  const markup = render(
    <Table caption="Requests" columns={[{ key: 'name', label: 'Name' }]}>
      <Row selected>
        <Cell header>Ada</Cell>
        <Cell label="Role">Hospital</Cell>
      </Row>
    </Table>,
  )
  expect(markup).toContain('Requests</caption>')
  expect(markup).toMatch(/<th scope="row"[^>]*>Ada/)
  expect(markup).toMatch(/<td data-label="Role"/)
  expect(markup).toContain('aria-current="true"')
})
