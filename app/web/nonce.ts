import { createContext } from 'react'

/** The nonce of this render's inline scripts; undefined in the browser and on pages made for the cache. */
export const NonceContext = createContext<string | undefined>(undefined)
