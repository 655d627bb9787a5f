/** 480 kB, 2.4 MB: as file managers write it, and never less than it is. */
export const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`
