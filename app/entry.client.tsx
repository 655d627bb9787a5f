import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { addMessages, localeOfTag } from '~/i18n/dictionary'

const load = {
  en: () => import('~/i18n/messages/en/index'),
  sv: () => import('~/i18n/messages/sv/index'),
  no: () => import('~/i18n/messages/no/index'),
}

const locale = localeOfTag(document.documentElement.lang)
const { messages } = await load[locale]()
addMessages(locale, messages)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
