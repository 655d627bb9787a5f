import { expect, test } from 'vitest'
import { xml } from './xml'

test('special characters are escaped, and control characters left out', () => {
  expect(xml(`a <b> & "c" 'd' \u0001 å`)).toBe('a &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;  å')
})
