// What signed-in pages are compared with, because on a machine that others use too everything takes up to twice as long.
import type { Running } from './server.ts'

/** The server that is measured, and one with `PAGE_CACHE=off` beside it, whose pages are the reference. */
export type Servers = { server: Running; reference: Running }

export const referencePath = '/contact'

export const timesReference = (ratio: number) => `${ratio.toFixed(1)} × ${referencePath} rendered anew`
