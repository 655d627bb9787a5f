import { beforeAll } from 'vitest'
import { messagesLoaded } from '~/i18n/load-messages'

// `renderToString` can't wait for messages.
beforeAll(messagesLoaded)
