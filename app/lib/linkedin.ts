/** Whether it is an address on LinkedIn, also of a country such as `se.linkedin.com`. */
export function isLinkedInAddress(address: string) {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && /^(([a-z]{2}|www)\.)?linkedin\.com$/.test(url.hostname) && !url.port
}
