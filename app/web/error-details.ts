/** What the text of an error page depends on, besides the status. */
export type ErrorDetails = {
  /** The signed-in user lacks the permission; without it a 403 means a form sent from another origin. */
  isDenied?: boolean
  /** An admin views the pages as someone else, and can change nothing meanwhile. */
  isViewing?: boolean
  /** The accepted maximum, for a request that was too large. */
  limit?: string
}
