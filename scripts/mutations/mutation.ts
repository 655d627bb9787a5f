/** Removes one protection from the built server; `noticed` names the tests that must fail without it. */
export type Mutation = {
  /** Id of the row in docs/security.md. */
  row: string
  /** The removed protection, for the output. */
  without: string
  /** Replacements in the text of the build; each `from` must occur there. */
  change: [from: string | RegExp, to: string][]
  /** A pattern for test titles; at least one of these tests has to fail. */
  noticed: string
}
