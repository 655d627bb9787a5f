import type { messages } from './messages/en/index'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof messages
  }
}
