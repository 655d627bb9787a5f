import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField, SelectField, TextAreaField, TextField } from './field'

const options = [{ value: 'a', label: 'A' }]
const kinds = {
  text: (extra: object) => <TextField name="x" id="x" label="Name" {...extra} />,
  area: (extra: object) => <TextAreaField name="x" id="x" label="Name" {...extra} />,
  select: (extra: object) => (
    <SelectField name="x" id="x" label="Name" options={options} placeholder="Choose" {...extra} />
  ),
  checkbox: (extra: object) => <CheckboxField name="x" id="x" label="Name" {...extra} />,
}

test.each(Object.entries(kinds))('%s: the error and the help are read with the control', (_, field) => {
  const markup = renderToStaticMarkup(field({ error: 'Too short.', hint: 'Two words.' }))
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain('aria-describedby="x-error x-hint"')
  expect(markup).toMatch(/id="x-error"[^>]*>Too short\./)
  expect(markup).toMatch(/id="x-hint"[^>]*>Two words\./)
})

test.each(Object.entries(kinds))('%s: without error or help it points nowhere', (_, field) => {
  expect(renderToStaticMarkup(field({}))).not.toMatch(/aria-(invalid|describedby)=/)
})

test.each(Object.entries(kinds))('%s: required is told to the browser and shown to the eye', (_, field) => {
  expect(renderToStaticMarkup(field({ required: true }))).toMatch(/ required=""/)
  expect(renderToStaticMarkup(field({ required: true }))).toContain('<span aria-hidden="true"')
  expect(renderToStaticMarkup(field({}))).not.toContain('<span aria-hidden="true"')
})

test('a placeholder in a select counts as nothing chosen', () => {
  expect(renderToStaticMarkup(kinds.select({ placeholder: 'Choose' }))).toContain('<option value="">Choose</option>')
})

test('a select in which something is always chosen is not required to the browser, which would not be valid', () => {
  const markup = renderToStaticMarkup(kinds.select({ required: true, placeholder: undefined }))
  expect(markup).not.toContain('required')
  expect(markup).toContain('<span aria-hidden="true"')
})

test.each(Object.entries(kinds))('%s: its label belongs to it', (kind, field) => {
  const owned = kind === 'checkbox' ? /<label[^>]*>.*<input[^>]* id="x".*<\/label>/ : /<label for="x"[^>]*>Name/
  expect(renderToStaticMarkup(field({}))).toMatch(owned)
})
