import { beforeAll } from 'vitest'
import { messagesLoaded } from '~/i18n/load-messages'

// A component rendered to a string cannot wait for its messages.
beforeAll(messagesLoaded)
