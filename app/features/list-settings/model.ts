/** The lists that keep settings, by the path of their page. */
const listPages = [
  '/admin',
  '/admin/requests',
  '/admin/inbox',
  '/admin/dialogue',
  '/admin/mail',
  '/admin/activity',
  '/admin/security-events',
  '/admin/events',
  '/admin/organisations',
  '/admin/engagements',
  '/admin/invitations',
] as const

/** Each kind of content has a list. */
type ContentList = `/admin/content/${string}`
export type ListPage = (typeof listPages)[number] | ContentList

const isContentList = (path: string): path is ContentList => /^\/admin\/content\/[a-zA-Z]{1,40}$/.test(path)

export const isListPage = (path: string): path is ListPage =>
  listPages.some((page) => page === path) || isContentList(path)

/** The filter of a list under a name. */
export type SavedView = { id: string; name: string; query: string }

/** How the current admin wants to see a list. */
export type ListSettings = { page: ListPage; isCompact: boolean; views: SavedView[] }

export const viewLengths = { name: 60, query: 2000 } as const
/** More would not fit above a list. */
export const maxViews = 20

/** Why a view is not saved. */
export const viewRefusals = ['too-many-views'] as const
export type ViewForm = { data: undefined; reason: (typeof viewRefusals)[number] }

/** Parameters of an address that are no part of a list's filter. */
const notOfAView = ['page', 'id', 'user', 'item', 'form', 'notice', 'index', 'lang']

/** The filter of an address: its query without the page, the opened row and what is empty. */
export function viewQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !notOfAView.includes(name))
  return new URLSearchParams(kept).toString()
}

/** The address of a list with the filter of a view. */
export const viewAddress = (page: string, query: string) => (query ? `${page}?${query}` : page)

/** Where the forms of these settings are sent, and the list to return to without JavaScript. */
export const settingsForm = (form: string, back: string) =>
  `/admin/list-settings?${new URLSearchParams({ form, back })}`

/** The list that a form came from; the first one for an address that is none. */
export function listToReturnTo(back: string | null): string {
  const { pathname, search } = new URL(back ?? '', 'http://list.invalid/')
  return isListPage(pathname) ? pathname + search : listPages[0]
}
