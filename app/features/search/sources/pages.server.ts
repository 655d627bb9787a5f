import { can, type PlainRule } from '~/auth/permissions'
import { documentForms, documentTypes } from '~/features/cms/fields/model'
import { directoryPage } from '~/features/directory/model'
import { newSessionPage } from '~/features/event-planning/model'
import { eventsAddress } from '~/features/events/model'
import { insightsPage, ownInsightsPage } from '~/features/insights/model'
import { invitationsPath, invitePage } from '~/features/invitations/model'
import { mailHealthPage } from '~/features/mail-log/model'
import { importPage } from '~/features/member-import/model'
import { offeredRoles, rolePages } from '~/features/members/model'
import { setupPage } from '~/features/setup/model'
import { programPages } from '~/features/site/model'
import { viewPage } from '~/features/views/model'
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

type Entry = Candidate & { rule?: PlainRule }

const adminTabs = {
  users: { to: '/admin', rule: 'user.list' },
  requests: { to: '/admin/requests', rule: 'accessRequest.list' },
  events: { to: '/admin/events', rule: 'event.oversee' },
  content: { to: '/admin/content', rule: 'content.list' },
  inbox: { to: '/admin/inbox', rule: 'inbox.read' },
  invitations: { to: invitationsPath, rule: 'member.invite' },
  organisations: { to: '/admin/organisations', rule: 'organisation.see' },
  engagements: { to: '/admin/engagements', rule: 'engagement.oversee' },
  mail: { to: '/admin/mail', rule: 'mail.list' },
  activity: { to: '/admin/activity', rule: 'activity.list' },
  security: { to: '/admin/security-events', rule: 'securityEvent.list' },
  insights: { to: '/admin/insights', rule: 'statistics.see' },
  settings: { to: '/admin/settings', rule: 'settings.see' },
  viewAs: { to: viewPage, rule: 'view.as' },
} as const satisfies Record<string, { to: string; rule: PlainRule }>

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
  newSession: { to: newSessionPage, rule: 'event.manage' },
  newLogo: { to: '/admin/content/clientLogo/new', rule: 'content.edit' },
  newLibraryItem: { to: `${insightsPage}/new`, rule: 'content.manage' },
  exportUsers: { to: '/admin/users.csv', rule: 'user.export', isFile: true },
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
  const adminPage = (title: string, { to, rule }: { to: string; rule: PlainRule }, keywords = ''): Entry => ({
    ...page(title, to, tabs('label'), keywords),
    rule,
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
    adminPage(t('pages.today'), { to: '/admin/today', rule: 'admin.enter' }),
    adminPage(tabs('requests'), adminTabs.requests),
    adminPage(tabs('inbox'), adminTabs.inbox),
    ...keysOf(adminTabs)
      .filter((tab) => tab !== 'requests' && tab !== 'inbox')
      .map((tab) => adminPage(tabs(tab), adminTabs[tab], tab === 'users' ? t('keywords.users') : '')),
    adminPage(tabs('setup'), { to: setupPage, rule: 'settings.see' }, t('keywords.setup')),
    adminPage(tabs('import'), { to: importPage, rule: 'member.invite' }, t('keywords.import')),
    adminPage(t('pages.mailHealth'), { to: mailHealthPage, rule: 'mail.list' }, t('keywords.mailHealth')),
    ...offeredRoles.map((role) => page(members(`roles.${role}`), rolePages[role], t('areas.members'))),
    page(members('select.title'), '/select-role', t('areas.members')),
    page(workspace('places.events'), eventsAddress, t('areas.members')),
    page(workspace('places.account'), '/account', t('areas.members'), t('keywords.account')),
    page(workspace('places.directory'), directoryPage, t('areas.members'), t('keywords.directory')),
    page(workspace('places.content'), ownInsightsPage, t('areas.members'), t('keywords.content')),
    ...documentTypes.map((type) =>
      adminPage(
        documentForms[type].label,
        { to: `${adminTabs.content.to}/${type}`, rule: 'content.list' },
        tabs('content'),
      ),
    ),
    adminPage(t('pages.library'), { to: insightsPage, rule: 'content.list' }, tabs('content')),
    adminPage(t('pages.pictures'), { to: `${adminTabs.content.to}/pictures`, rule: 'content.list' }, tabs('content')),
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
