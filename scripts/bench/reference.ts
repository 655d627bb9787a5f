// What signed-in pages are compared with, because on a machine that others use too everything takes up to twice as long.
import type { Running } from './server.ts'

/** The server that is measured, and one with `PAGE_CACHE=off` beside it, whose pages are the reference. */
export type Servers = { server: Running; reference: Running }

export const referencePath = '/contact'

/**
 * 15 ms on the idle machine of the first figures, where the reference took 3.2 ms. As a ratio, because another machine takes other
 * times: on one where the reference takes 4.7 ms, 15 ms are 22.
 */
export const pageLimit = { most: 4.7 }

export const timesReference = (ratio: number) => `${ratio.toFixed(1)} × ${referencePath} rendered anew`
