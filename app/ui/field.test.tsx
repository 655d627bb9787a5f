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

test.each(Object.entries(kinds))('%s: the control is described by its error and its hint', (_, field) => {
  const markup = renderToStaticMarkup(field({ error: 'Too short.', hint: 'Two words.' }))
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain('aria-describedby="x-error x-hint"')
  expect(markup).toMatch(/id="x-error"[^>]*>Too short\./)
  expect(markup).toMatch(/id="x-hint"[^>]*>Two words\./)
})

test.each(Object.entries(kinds))('%s: without error and hint it has no aria attributes', (_, field) => {
  expect(renderToStaticMarkup(field({}))).not.toMatch(/aria-(invalid|describedby)=/)
})

test.each(Object.entries(kinds))('%s: a required field has the attribute and the visible mark', (_, field) => {
  expect(renderToStaticMarkup(field({ required: true }))).toMatch(/ required=""/)
  expect(renderToStaticMarkup(field({ required: true }))).toContain('<span aria-hidden="true"')
  expect(renderToStaticMarkup(field({}))).not.toContain('<span aria-hidden="true"')
})

test('a select’s placeholder is an option with an empty value', () => {
  expect(renderToStaticMarkup(kinds.select({ placeholder: 'Choose' }))).toContain('<option value="">Choose</option>')
})

test('a required select without a placeholder has the mark but not the attribute, which would be invalid HTML', () => {
  const markup = renderToStaticMarkup(kinds.select({ required: true, placeholder: undefined }))
  expect(markup).not.toContain('required')
  expect(markup).toContain('<span aria-hidden="true"')
})

test.each(Object.entries(kinds))('%s: the label is connected with the control', (kind, field) => {
  const labelPattern = kind === 'checkbox' ? /<label[^>]*>.*<input[^>]* id="x".*<\/label>/ : /<label for="x"[^>]*>Name/
  expect(renderToStaticMarkup(field({}))).toMatch(labelPattern)
})
