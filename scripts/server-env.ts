/**
 * Limits memory that glibc and V8 would reserve: glibc an arena for each of Node's dozen threads and large freed blocks,
 * V8 a young generation of twice the size. Together they would take some 50 MB more, and be no faster.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
}
