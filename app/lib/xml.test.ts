import { expect, test } from 'vitest'
import { xml } from './xml'

test('nothing in a text can end its element or break the document', () => {
  expect(xml(`a <b> & "c" 'd' \u0001 å`)).toBe('a &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;  å')
})
