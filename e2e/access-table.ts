/** The answer each role gets, by method and route; the same for a page and for its data. */

export type Who = 'visitor' | 'supplier' | 'hospital' | 'embassy' | 'admin'
export const everyone: Who[] = ['visitor', 'supplier', 'hospital', 'embassy', 'admin']

type Outcomes = Record<Who, string>
type Row = [method: 'GET' | 'POST', path: string, outcomes: Outcomes, dataOutcomes?: Outcomes]

const members = (outcome: string): Outcomes => ({
  visitor: 'login',
  supplier: outcome,
  hospital: outcome,
  embassy: outcome,
  admin: outcome,
})
const all = (outcome: string): Outcomes => ({ ...members(outcome), visitor: outcome })
const admins = (outcome: string): Outcomes => ({ ...members('403'), admin: outcome })

const unknownId = '00000000-0000-4000-8000-000000000000'

/** Pages and files that take no form. */
const onlyRead: [path: string, Outcomes][] = [
  ['/', all('200')],
  ['/programs/visits', all('200')],
  ['/programs/exchange', all('200')],
  ['/ambassadors', all('200')],
  ['/speed-dial', all('200')],
  ['/pricing', all('200')],
  ['/pricing.pdf', all('200')],
  ['/notes', all('200')],
  ['/notes/feed.xml', all('200')],
  ['/notes/no-such-note', all('404')],
  ['/privacy', all('200')],
  ['/vision', all('200')],
  ['/ui', all('200')],
  ['/sitemap.xml', all('200')],
  ['/robots.txt', all('200')],
  [`/media/${unknownId}`, all('404')],
  ['/select-role', members('200')],
  ['/ambassador', members('200')],
  ['/supplier', members('200')],
  ['/hospital', members('200')],
  [`/events/${unknownId}/event.ics`, members('404')],
  [`/insights/${unknownId}`, members('404')],
  ['/admin/users.csv', admins('200')],
  ['/admin/events', admins('200')],
  ['/admin/events/interested.csv', admins('200')],
  [`/admin/events/${unknownId}/answers.csv`, admins('404')],
  ['/admin/content', admins('200')],
  ['/admin/content/note', admins('200')],
  ['/admin/content/insights', admins('200')],
  [`/admin/content/note/${unknownId}/preview`, admins('404')],
  ['/admin/mail', admins('200')],
  [`/admin/mail/${unknownId}/body`, admins('404')],
  ['/admin/activity', admins('200')],
  ['/admin/insights', admins('200')],
]

const refusing = (outcomes: Outcomes): Outcomes => {
  const refuse = (outcome: string) => (['login', '403'].includes(outcome) ? outcome : '405')
  return Object.fromEntries(Object.entries(outcomes).map(([who, outcome]) => [who, refuse(outcome)])) as Outcomes
}

export const table: Row[] = [
  ...onlyRead.flatMap(([path, outcomes]): Row[] => [
    ['GET', path, outcomes],
    ['POST', path, refusing(outcomes)],
  ]),
  ['GET', '/circles', all('200')],
  ['GET', '/login', { ...members('to /select-role'), visitor: '200' }],
  ['GET', '/reset-password', all('200')],
  ['GET', '/invite', all('404')],
  ['GET', '/confirm-email', all('404')],
  ['GET', '/account', members('200')],
  ['POST', '/account?form=profile', members('422')],
  ['POST', '/account?form=password', members('422')],
  ['POST', '/account?form=session', members('422')],
  ['POST', `/events/${unknownId}/answer`, members('422')],
  ['GET', '/admin', admins('200')],
  ['POST', '/admin?index&form=role', admins('422')],
  ['GET', '/admin/requests', admins('200')],
  ['POST', '/admin/requests?form=decide', admins('422')],
  ['POST', '/admin/requests?form=undo', admins('422')],
  ['POST', '/admin/requests?form=resend', admins('422')],
  ['GET', '/admin/events?show=interested', admins('200')],
  ['GET', '/admin/events/new', admins('200')],
  ['POST', '/admin/events/new', admins('422')],
  ['GET', `/admin/events/${unknownId}`, admins('404')],
  ['POST', `/admin/events/${unknownId}?form=save`, admins('422')],
  ['POST', `/admin/events/${unknownId}?form=cancel`, admins('422')],
  ['POST', `/admin/events/${unknownId}`, admins('400')],
  ['GET', '/admin/content/homepage', admins('to /admin/content/homepage/new')],
  ['GET', '/admin/content/nonsense', admins('404')],
  ['GET', '/admin/content/note/new', admins('200')],
  ['POST', '/admin/content/note/new', admins('400')],
  ['POST', '/admin/content/note/new?form=publish', admins('422')],
  ['POST', '/admin/content/note/new?form=arrange', admins('422')],
  ['GET', `/admin/content/note/${unknownId}`, admins('404')],
  ['POST', `/admin/content/note/${unknownId}?form=unpublish`, admins('422')],
  ['POST', `/admin/content/note/${unknownId}?form=delete`, admins('422')],
  ['GET', `/admin/content/note/${unknownId}/history`, admins('404')],
  ['POST', `/admin/content/note/${unknownId}/history`, admins('422')],
  ['GET', `/admin/mail/${unknownId}`, admins('404')],
  ['POST', `/admin/mail/${unknownId}`, admins('404')],
  ['GET', '/admin/content/insights/new', admins('200')],
  ['POST', '/admin/content/insights/new', admins('422')],
  ['GET', `/admin/content/insights/${unknownId}`, admins('404')],
  ['POST', `/admin/content/insights/${unknownId}?form=save`, admins('422')],
  ['POST', `/admin/content/insights/${unknownId}?form=delete`, admins('422')],
  ['GET', '/admin/content/pictures', admins('200')],
  ['POST', '/admin/content/pictures?form=upload', admins('422')],
  ['POST', '/admin/content/pictures?form=delete', admins('422')],
  ['GET', '/admin/inbox', admins('200')],
  ['GET', `/admin/inbox?item=contact.${unknownId}`, admins('404')],
  ['POST', '/admin/inbox?form=answer', admins('422')],
  ['POST', '/admin/inbox?form=assign', admins('422')],
  ['POST', '/admin/inbox?form=done', admins('422')],
  ['POST', '/admin/inbox?form=reopen', admins('422')],
  ['GET', '/contact', all('200')],
  ['POST', '/contact', all('422')],
  ['GET', '/request-access', all('200')],
  ['POST', '/request-access', all('422')],
  ['POST', '/circles', all('422')],
  ['GET', '/newsletter', all('200')],
  ['POST', '/newsletter', all('422')],
  ['GET', '/newsletter/confirm', all('404')],
  ['POST', '/newsletter/confirm', all('422')],
  ['GET', '/newsletter/unsubscribe', all('404')],
  ['POST', '/newsletter/unsubscribe', all('404')],
  // After its form the page redirects people who are signed in; the `.data` request gets the answer of the form alone.
  ['POST', '/login?form=sign-in', { ...members('to /select-role'), visitor: '422' }, all('422')],
  ['POST', '/reset-password?form=request', all('422')],
  ['POST', '/invite', all('422')],
  ['POST', '/confirm-email', all('422')],
  ['GET', '/sign-out', all('to /login')],
  ['POST', '/sign-out', all('to /login?notice=signed-out')],
  [
    'GET',
    '/events',
    {
      ...members('to /supplier#events'),
      hospital: 'to /hospital#events',
      embassy: 'to /ambassador#events',
    },
  ],
  ['POST', '/events', members('405')],
  ['GET', '/events/interest', members('to /events')],
  ['POST', '/events/interest', members('200')],
  ['GET', `/events/${unknownId}/answer`, members('to /events')],
  ['GET', '/no-such-page', all('404')],
  ['POST', '/no-such-page', all('404')],
  // These routes have no loader: the data is that of the layout alone.
  ['GET', '/api/clicks', all('400'), all('200')],
  ['POST', '/api/clicks', all('400')],
  ['GET', '/api/chat', all('400'), all('200')],
  ['POST', '/api/chat', all('404')],
  ['GET', '/api/password-strength', all('400'), all('200')],
  ['POST', '/api/password-strength', all('400')],
]
