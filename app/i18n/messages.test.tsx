import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeProvider, useTheme } from '~/ui/theme'
import { allMessages } from '../../test/all-messages'
import { LanguageProvider, useLanguage, useTranslations } from './language'
import type { Messages } from './load-messages'
import { localeOfTag } from './locales'

// The text of an option such as `other {Letters}` is no slot.
const slots = (text: string) => [...text.matchAll(/(?<!\bother )\{\w+(?=[,}])|<\w+>/g)].map(String).sort()

test.each(['sv', 'no'] as const)('texts in %s fill the same slots as in English, and none is empty', (locale) => {
  const translated = new Map(allMessages[locale])
  for (const [key, text] of allMessages.en) {
    expect(translated.get(key)?.trim(), key).toBeTruthy()
    expect(slots(translated.get(key) ?? ''), key).toEqual(slots(text))
  }
})

const Language = () => useLanguage()
const Theme = () => useTheme().theme

type SiteMessages = { nav: { menu: string; notes: string } }

function Navigation({ messages }: { messages: Messages<SiteMessages> }) {
  const t = useTranslations(messages, 'nav')
  return [t('menu'), t('notes')].join(' ')
}

test('a missing message shows its key, and notes are called Notes', () => {
  const loaded = { sv: { nav: {} } as SiteMessages }
  const page = (
    <LanguageProvider locale="sv">
      <Navigation messages={{ name: 'site', loaded, loading: Promise.resolve() }} />
    </LanguageProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('site.nav.menu Notes')
})

test('html lang leads back to the language', () => {
  expect(['en', 'sv', 'nb', 'xx'].map(localeOfTag)).toEqual(['en', 'sv', 'no', 'en'])
})

test('a hook outside its provider says so', () => {
  expect(() => renderToStaticMarkup(<Language />)).toThrow('useLanguage must be used within a LanguageProvider')
  expect(() => renderToStaticMarkup(<Theme />)).toThrow('useTheme must be used within a ThemeProvider')
  const page = (
    <ThemeProvider slug="nordbro">
      <Theme />
    </ThemeProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('nordbro-current')
})
