import { expect, test } from 'vitest'
import { withoutAutolinks } from './autolinks'

test.each(['http://evil.example/x', 'Kari www.evil.se', 'kari@evil.example', 'evil.com'])('%s is no link', (text) => {
  const output = withoutAutolinks(text)
  expect(output.replaceAll('\u200b', '')).toBe(text)
  expect(output).not.toMatch(/\w[.@]\w|:\/\/\w/)
})

test.each(["Dr. Anna-Karin O'Neill", 'Åsa Öberg', 'Region <b>Väst</b>', 'Re: 10–14 people'])(
  '%s stays as it is',
  (text) => {
    expect(withoutAutolinks(text)).toBe(text)
  },
)
