import { createContext } from 'react'

/** The nonce of this page's inline scripts; undefined in a browser that shows a cached page. */
export const NonceContext = createContext<string | undefined>(undefined)
