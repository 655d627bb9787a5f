/** What opens the form of one factor. */
export const summaryClass =
  'inline-flex min-h-8.5 cursor-pointer items-center underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11'
