import { mails as mailsEn } from '~/i18n/mails/en'
import { mails as mailsNo } from '~/i18n/mails/no'
import { mails as mailsSv } from '~/i18n/mails/sv'

type MessageTree = { [key: string]: string | MessageTree }
type Files = Record<string, { messages: MessageTree }>

const byFolder = (files: Files): MessageTree =>
  Object.fromEntries(Object.entries(files).map(([path, { messages }]) => [path.split('/').at(-2), messages]))

const flat = (messages: MessageTree, path: string[] = []): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : flat(value, [...path, key]),
  )

/** Every text of pages and mails by its key, such as `contact.title` or `mails.invite.subject`. */
export const allMessages = {
  en: flat({ ...byFolder(import.meta.glob('../app/i18n/messages/*/en.ts', { eager: true })), mails: mailsEn }),
  sv: flat({ ...byFolder(import.meta.glob('../app/i18n/messages/*/sv.ts', { eager: true })), mails: mailsSv }),
  no: flat({ ...byFolder(import.meta.glob('../app/i18n/messages/*/no.ts', { eager: true })), mails: mailsNo }),
}
