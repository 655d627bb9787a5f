/**
 * What the server's process is started with, beside its settings: how much memory is kept. Of glibc, a pool for each of
 * Node's dozen threads, and large blocks when they are freed; of V8, twice the space for what has just been made. All
 * three would hold some 50 MB more, and be no faster.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
}
