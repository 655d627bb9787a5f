import { enableCompileCache } from 'node:module'

// What is imported after this call is compiled at the first start only.
enableCompileCache()
await import('./commands')
