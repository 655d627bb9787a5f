import { type Locale, localeOfTag, locales } from './locales'
import type { Translation } from './translation'

/** The messages of one folder: in the browser those of the page's language, on the server those of all. */
export type Messages<English> = {
  name: string
  loaded: Partial<Record<Locale, Translation<English>>>
  loading: Promise<unknown>
}

type Files = Record<string, () => Promise<unknown>>

let allLoading: Promise<unknown> = Promise.resolve()

/** Resolves when every `loadMessages` so far has loaded its messages. */
export const messagesLoaded = () => allLoading

/**
 * Starts to load the messages of a folder, without waiting: a page imports several, and they load at the same time.
 * `useTranslations` waits for them.
 */
export function loadMessages<English>(name: string, files: Files): Messages<English> {
  const loaded: Messages<English>['loaded'] = {}
  const needed = import.meta.env.SSR ? locales : [localeOfTag(document.documentElement.lang)]
  const load = async (locale: Locale) => {
    const file = (await files[`./${locale}.ts`]?.()) as { messages: Translation<English> }
    loaded[locale] = file.messages
  }
  const loading = Promise.all(needed.map(load))
  allLoading = Promise.all([allLoading, loading])
  return { name, loaded, loading }
}

export async function getMessages<English>({ loaded, loading }: Messages<English>, locale: Locale) {
  await loading
  return loaded[locale] as Translation<English>
}
