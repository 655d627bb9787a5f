import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useTranslations } from '~/i18n/language'
import { ThemeProvider, useTheme } from '~/ui/theme'
import { addMessages, localeOfTag } from './dictionary'
import { LanguageProvider, useLanguage } from './language'
import { mails as mailsEn } from './mails/en'
import { mails as mailsNo } from './mails/no'
import { mails as mailsSv } from './mails/sv'
import { messages as en } from './messages/en/index'
import { messages as no } from './messages/no/index'
import { messages as sv } from './messages/sv/index'

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  )

const slots = (text: string) => [...text.matchAll(/\{\w+|<\w+>/g)].map(String).sort()

describe.each([
  ['Swedish', en, sv],
  ['Norwegian', en, no],
  ['Swedish mails', mailsEn, mailsSv],
  ['Norwegian mails', mailsEn, mailsNo],
])('%s', (_language, english, other) => {
  test('fills the same slots as English, and leaves no text empty', () => {
    const translated = new Map(flat(other))
    for (const [key, text] of flat(english)) {
      expect(translated.get(key)?.trim(), key).toBeTruthy()
      expect(slots(translated.get(key) ?? ''), key).toEqual(slots(text))
    }
  })
})

const Language = () => useLanguage()
const Theme = () => useTheme().theme
const Texts = () => {
  const t = useTranslations('nav')
  return [t('menu'), t('notes')].join(' ')
}

test('a missing text shows its key, and notes are called Notes', () => {
  addMessages('sv', { ...sv, nav: {} } as never)
  const page = (
    <LanguageProvider locale="sv">
      <Texts />
    </LanguageProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('nav.menu Notes')
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
