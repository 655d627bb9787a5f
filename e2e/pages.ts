/** Every page there is, and what it answers with. */
export const pages = [
  { name: 'home', path: '/', status: 200 },
  { name: 'request access', path: '/request-access', status: 200 },
  { name: 'design showcase', path: '/ui', status: 200 },
  { name: 'page not found', path: '/no-such-page', status: 404 },
]

export const languages = ['en', 'sv', 'no'] as const

/** What Chromium says of a page that is answered with an error on purpose. */
export const notFound = /status of 404/
