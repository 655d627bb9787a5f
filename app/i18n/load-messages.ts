import { type Locale, localeOfTag, locales } from './locales'
import type { Translation } from './translation'

/** The messages of one folder: in the browser those of the page's language, on the server those of all. */
export type Messages<English> = {
  name: string
  loaded: Partial<Record<Locale, Translation<English>>>
  loading: Promise<unknown>
}

type Files = Record<string, () => Promise<unknown>>

let everything: Promise<unknown> = Promise.resolve()

/** Resolves when all messages are loaded whose loading has begun. */
export const messagesLoaded = () => everything

/**
 * Begins to load the messages of a folder. It does not wait: a page imports several, and they load at the same time.
 * `useTranslations` waits when it has to.
 */
export function loadMessages<English>(name: string, files: Files): Messages<English> {
  const loaded: Messages<English>['loaded'] = {}
  const needed = import.meta.env.SSR ? locales : [localeOfTag(document.documentElement.lang)]
  const load = async (locale: Locale) => {
    const file = (await files[`./${locale}.ts`]?.()) as { messages: Translation<English> }
    loaded[locale] = file.messages
  }
  const loading = Promise.all(needed.map(load))
  everything = Promise.all([everything, loading])
  return { name, loaded, loading }
}

export async function getMessages<English>({ loaded, loading }: Messages<English>, locale: Locale) {
  await loading
  return loaded[locale] as Translation<English>
}
