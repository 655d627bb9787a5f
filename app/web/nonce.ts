import { createContext } from 'react'

/** The nonce of this render's inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
