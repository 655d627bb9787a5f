/** 480 kB, 2.4 MB: decimal units as in file managers, rounded up. */
export const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`
