import '~/features/provider-blocker/ui/install'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { messagesLoaded } from '~/i18n/load-messages'
import { NonceContext } from '~/web/nonce'

// When they cannot be loaded, the page stays as the server rendered it.
await messagesLoaded()

// Browsers hide the attribute and keep the property, with which React compares what it renders.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  )
})
