import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TitleText } from './content-text'

test('a title of more than 90 characters is set smaller', () => {
  const title = 'a'.repeat(90)
  expect(renderToStaticMarkup(<TitleText text={title} />)).toBe(title)
  expect(renderToStaticMarkup(<TitleText text={`${title}b`} />)).toContain('class="long-title"')
})

test('a title in another language than the page says so, long or not', () => {
  expect(renderToStaticMarkup(<TitleText text="Care" lang="en" />)).toBe('<span lang="en">Care</span>')
  expect(renderToStaticMarkup(<TitleText text={'a'.repeat(91)} lang="en" />)).toContain('lang="en"')
})
