/** The path of the page that a request is about; its data is requested under the same path with `.data`. */
export const pagePath = ({ pathname }: URL) => pathname.replace(/\.data$/, '')
