/** The token of the link that the page was opened with. Members have none: their session says who they are. */
export const TokenField = ({ token }: { token?: string | undefined }) =>
  token === undefined ? null : <input type="hidden" name="token" value={token} />
