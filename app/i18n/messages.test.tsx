import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ThemeProvider, useTheme } from '~/ui/theme'
import { LanguageProvider, useLanguage, useTranslations } from './language'
import type { Messages } from './load-messages'
import { localeOfTag } from './locales'
import { mails as mailsEn } from './mails/en'
import { mails as mailsNo } from './mails/no'
import { mails as mailsSv } from './mails/sv'

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  )

type Files = Record<string, { messages: Tree }>

const treeOf = (files: Files): Tree =>
  Object.fromEntries(Object.entries(files).map(([path, { messages }]) => [path.split('/').at(-2), messages]))

const en = treeOf(import.meta.glob('./messages/*/en.ts', { eager: true }))
const sv = treeOf(import.meta.glob('./messages/*/sv.ts', { eager: true }))
const no = treeOf(import.meta.glob('./messages/*/no.ts', { eager: true }))

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
