import '~/features/provider-blocker/ui/install'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LanguageProvider } from '~/i18n/language'
import { messagesLoaded } from '~/i18n/load-messages'
import { localeOfTag } from '~/i18n/locales'
import { NonceContext } from '~/web/nonce'

// If this fails, the page stays as the server rendered it.
await messagesLoaded()

// Browsers hide the attribute and keep the property. React compares it with what it renders.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <LanguageProvider locale={localeOfTag(document.documentElement.lang)}>
          <HydratedRouter />
        </LanguageProvider>
      </NonceContext>
    </StrictMode>,
  )
})
