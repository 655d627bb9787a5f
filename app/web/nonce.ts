import { createContext } from 'react'

/** The nonce of this page's inline scripts; undefined in the browser on a cached page, which has hashes instead. */
export const NonceContext = createContext<string | undefined>(undefined)
