import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import type { Messages } from './load-messages'
import { formatTags, type Locale } from './locales'

export const timeZone = 'Europe/Stockholm'

/** A key of messages that has further messages below it. */
export type Namespace<English> = NamespaceKeys<English, NestedKeyOf<English>>

export type Translator<English extends object, Within extends Namespace<English> = never> = ReturnType<
  typeof createTranslator<English, Within>
>

type AnyTranslator = (key: string, ...values: unknown[]) => string

const translators = new WeakMap<object, Map<string, AnyTranslator>>()

/** The translator of messages outside React: for mails, files and feeds. */
export async function getTranslator<English extends object, Within extends Namespace<English> = never>(
  messages: Messages<English>,
  locale: Locale,
  namespace?: Within,
) {
  await messages.loading
  return translatorOf(messages, locale, namespace)
}

/** Cached for the process: parsing messages and creating their formats took half of the time to render a page. */
export function translatorOf<English extends object, Within extends Namespace<English> = never>(
  messages: Messages<English>,
  locale: Locale,
  namespace?: Within,
) {
  const key = `${locale} ${namespace ?? ''}`
  const created = translators.get(messages) ?? new Map<string, AnyTranslator>()
  const translator = created.get(key) ?? newTranslator(messages, locale, namespace)
  translators.set(messages, created.set(key, translator))
  return translator as unknown as Translator<English, Within>
}

function newTranslator({ name, loaded }: Messages<object>, locale: Locale, namespace?: string): AnyTranslator {
  const translate = createTranslator({
    locale: formatTags[locale],
    messages: loaded[locale] as Record<string, unknown>,
    namespace: namespace as never,
    timeZone,
    getMessageFallback: ({ key }) => missingMessage([name, namespace, key].filter(Boolean).join('.')),
    onError: () => {},
  }) as AnyTranslator
  // Most messages take no values.
  const withoutValues = new Map<string, string>()
  const translateOnce: AnyTranslator = (key, ...values) => {
    if (values.length > 0) return translate(key, ...values)
    const message = withoutValues.get(key) ?? translate(key)
    withoutValues.set(key, message)
    return message
  }
  return Object.assign(translateOnce, translate)
}

/** A missing message shows its key, so that it is noticed and nothing breaks. */
const missingMessage = (key: string) => (key === 'site.nav.notes' ? 'Notes' : key)
