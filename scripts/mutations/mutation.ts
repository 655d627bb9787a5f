/** One protection taken away from the built server, and the tests of its row that must notice. */
export type Mutation = {
  row: string
  without: string
  /** In the build's own words; each has to be there. */
  change: [from: string | RegExp, to: string][]
  /** Found in the title of a test; at least one such test has to fail. */
  noticed: string
}
