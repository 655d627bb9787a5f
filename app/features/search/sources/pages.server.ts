import { can, type Rule } from '~/auth/permissions'
import { documentForms, documentTypes } from '~/features/cms/fields/model'
import { directoryPage } from '~/features/directory/model'
import { eventsAddress } from '~/features/events/model'
import { insightsPage } from '~/features/insights/model'
import { invitationsPath, invitePage } from '~/features/invitations/model'
import { importPage } from '~/features/member-import/model'
import { offeredRoles, rolePages } from '~/features/members/model'
import { setupPage } from '~/features/setup/model'
import { programPages } from '~/features/site/model'
import { type Locale, localeNames, locales } from '~/i18n/locales'
import { adminMessages } from '~/i18n/messages/admin'
import { footerMessages } from '~/i18n/messages/footer'
import { membersMessages } from '~/i18n/messages/members'
import { searchMessages } from '~/i18n/messages/search'
import { siteMessages } from '~/i18n/messages/site'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { getTranslator } from '~/i18n/translator'
import { fold } from '~/lib/folded-text'
import type { Ctx } from '~/web/ctx.server'
import { type Candidate, type PageAction, pageActions, type ResultGroup } from '../model'

/** Rules about a person alone, without an object. */
type PlainRule = Extract<Rule, 'admin.enter' | 'event.manage' | 'member.invite' | 'content.edit' | 'user.list'>

type Entry = Candidate & { rule?: PlainRule }

const adminTabs = {
  users: '/admin',
  requests: '/admin/requests',
  events: '/admin/events',
  content: '/admin/content',
  inbox: '/admin/inbox',
  invitations: invitationsPath,
  organisations: '/admin/organisations',
  mail: '/admin/mail',
  activity: '/admin/activity',
  security: '/admin/security-events',
  insights: '/admin/insights',
  settings: '/admin/settings',
} as const

const publicPages = {
  healthCircles: '/circles',
  ...programPages,
  pricing: '/pricing',
  notes: '/notes',
  newsletter: '/newsletter',
  vision: '/vision',
  contact: '/contact',
} as const

/** What admins create or fetch, by the rule that allows it. */
const adminActions = {
  newEvent: { to: '/admin/events/new', rule: 'event.manage' },
  invite: { to: invitePage, rule: 'member.invite' },
  newNote: { to: '/admin/content/note/new', rule: 'content.edit' },
  newSession: { to: '/admin/content/circleSession/new', rule: 'content.edit' },
  newLogo: { to: '/admin/content/clientLogo/new', rule: 'content.edit' },
  newLibraryItem: { to: `${insightsPage}/new`, rule: 'content.edit' },
  exportUsers: { to: '/admin/users.csv', rule: 'user.list', isFile: true },
} as const satisfies Record<string, { to: string; rule: PlainRule; isFile?: boolean }>

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

async function createEntries(locale: Locale): Promise<Entry[]> {
  const t = await getTranslator(searchMessages, locale)
  const tabs = await getTranslator(adminMessages, locale, 'tabs')
  const members = await getTranslator(membersMessages, locale)
  const workspace = await getTranslator(workspaceMessages, locale)
  const footer = await getTranslator(footerMessages, locale, 'links')
  const site = await getTranslator(siteMessages, locale, 'footer')

  const page = (title: string, to: string, detail: string, keywords = ''): Entry => {
    const text = fold(`${detail} ${keywords}`)
    return { kind: 'page', id: to, title, detail, to, text, at: 0 }
  }
  const adminPage = (title: string, to: string, keywords = ''): Entry => ({
    ...page(title, to, tabs('label'), keywords),
    rule: 'admin.enter',
  })
  const action = (id: string, title: string, more: { to: string; action?: PageAction }, keywords = ''): Entry => ({
    kind: 'action',
    id,
    title,
    detail: '',
    text: fold(keywords),
    at: 0,
    ...more,
  })
  return [
    adminPage(t('pages.today'), '/admin/today'),
    adminPage(tabs('requests'), adminTabs.requests),
    adminPage(tabs('inbox'), adminTabs.inbox),
    ...keysOf(adminTabs)
      .filter((tab) => tab !== 'requests' && tab !== 'inbox')
      .map((tab) => adminPage(tabs(tab), adminTabs[tab], tab === 'users' ? t('keywords.users') : '')),
    adminPage(tabs('setup'), setupPage, t('keywords.setup')),
    { ...adminPage(tabs('import'), importPage, t('keywords.import')), rule: 'member.invite' },
    ...offeredRoles.map((role) => page(members(`roles.${role}`), rolePages[role], t('areas.members'))),
    page(members('select.title'), '/select-role', t('areas.members')),
    page(t('pages.events'), eventsAddress, t('areas.members')),
    page(workspace('places.account'), '/account', t('areas.members'), t('keywords.account')),
    page(workspace('places.directory'), directoryPage, t('areas.members'), t('keywords.directory')),
    ...documentTypes.map((type) =>
      adminPage(documentForms[type].label, `${adminTabs.content}/${type}`, tabs('content')),
    ),
    adminPage(t('pages.library'), insightsPage, tabs('content')),
    adminPage(t('pages.pictures'), `${adminTabs.content}/pictures`, tabs('content')),
    ...keysOf(publicPages).map((key) => page(footer(key), publicPages[key], t('areas.site'))),
    page(site('privacy'), '/privacy', t('areas.site')),
    ...keysOf(adminActions).map((key) => ({ ...action(key, t(`actions.${key}`), adminActions[key]) })),
    ...pageActions.map((key) => action(key, t(`actions.${key}`), { to: '', action: key }, t(`keywords.${key}`))),
    ...locales
      .filter((other) => other !== locale)
      .map((other): Entry => {
        const key = `language.${other}` as const
        return action(key, t('language', { name: localeNames[other] }), { to: '', action: key }, t(`keywords.${other}`))
      }),
  ]
}

const created = new Map<Locale, Promise<Entry[]>>()

/** Pages and actions that the actor may use; those that come first are suggested before anything is typed. */
export async function listPages({ actor, locale }: Ctx): Promise<Candidate[]> {
  const entries = created.get(locale) ?? createEntries(locale)
  created.set(locale, entries)
  return (await entries).filter(({ rule }) => !rule || can(actor, rule)).map(({ rule: _, ...entry }) => entry)
}

const suggestedOf = { page: 6, action: 6 } as const

export async function suggestedPages(ctx: Ctx): Promise<ResultGroup[]> {
  const all = await listPages(ctx)
  return (['page', 'action'] as const).map((kind) => {
    const ofKind = all.filter((entry) => entry.kind === kind)
    // The first of an admin's actions, and always those that the page itself does.
    const own = ofKind.filter(({ action }) => pageActions.some((own) => own === action))
    const listed = [...ofKind.filter(({ action }) => !action).slice(0, suggestedOf[kind] - own.length), ...own]
    return { kind, results: listed.map(({ text: _, at: __, ...result }) => result), hasMore: false }
  })
}
