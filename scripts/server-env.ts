/**
 * What the server's process is started with, beside its settings: how glibc keeps memory. A pool for each of Node's
 * dozen threads, and large blocks kept when they are freed, would hold 25 MB more, and be no faster.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
