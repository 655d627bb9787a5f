import '~/features/provider-blocker/ui/install'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from '~/i18n/load-texts'
import { NonceContext } from '~/web/nonce'

await loadTexts('site')

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
