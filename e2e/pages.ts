export const languages = ['en', 'sv', 'no'] as const
type Language = (typeof languages)[number]

type PageOfSite = {
  name: string
  path: string
  status: number
  heading: Record<Language, string>
  /** A page without scripts: it is never hydrated. */
  isStatic?: boolean
}

/** Every public page, with its status and heading. */
export const pages: PageOfSite[] = [
  page('home', '/', {
    en: 'Nordic healthcare moves by conversation',
    sv: 'Vården i Norden förändras i samtal',
    no: 'Nordisk helse endres i samtaler',
  }),
  page('new home', '/?home=new', {
    en: 'Bring the right people to the same table',
    sv: 'Rätt människor vid samma bord',
    no: 'De rette menneskene rundt samme bord',
  }),
  page('circles', '/circles', {
    en: 'One table, one question, no audience',
    sv: 'Ett bord, en fråga, ingen publik',
    no: 'Ett bord, ett spørsmål, uten publikum',
  }),
  page('clinical visits', '/programs/visits', {
    en: 'Stand where it already works',
    sv: 'Se det där det redan fungerar',
    no: 'Se det der det allerede virker',
  }),
  page('insight exchange', '/programs/exchange', {
    en: 'Where suppliers and systems put it in writing',
    sv: 'Där leverantörer och vårdgivare sätter det på pränt',
    no: 'Der leverandører og helseforetak forplikter seg skriftlig',
  }),
  page('ambassadors', '/ambassadors', {
    en: 'For people who open doors',
    sv: 'För dem som öppnar dörrar',
    no: 'For dem som åpner dører',
  }),
  page('speed-dial', '/speed-dial', {
    en: 'The number you call first',
    sv: 'Numret du ringer först',
    no: 'Nummeret du ringer først',
  }),
  page('pricing', '/pricing', { en: 'Programs and Pricing', sv: 'Program och priser', no: 'Programmer og priser' }),
  page('notes', '/notes', { en: 'Nordbro Notes', sv: 'Nordbro Notes', no: 'Nordbro Notes' }),
  page('a note', '/notes/after-the-pilot', {
    en: 'A good pilot answers the wrong question',
    sv: 'En bra pilot svarar på fel fråga',
    no: 'En god pilot svarer på feil spørsmål',
  }),
  page('notes of a category', '/notes/category/care-at-home', {
    en: 'Care at home',
    sv: 'Vård i hemmet',
    no: 'Hjemmesykehus',
  }),
  page('contact', '/contact', { en: 'Request an Invite', sv: 'Be om en inbjudan', no: 'Be om en invitasjon' }),
  page('request access', '/request-access', { en: 'Join Circle', sv: 'Gå med i cirkeln', no: 'Bli med i sirkelen' }),
  page('newsletter', '/newsletter', {
    en: 'One letter a week, read before the meeting',
    sv: 'Ett brev i veckan, läst före mötet',
    no: 'Ett brev i uken, lest før møtet',
  }),
  page('letters', '/newsletter/issues', {
    en: 'Every letter so far',
    sv: 'Alla brev hittills',
    no: 'Alle brev så langt',
  }),
  page('a letter', '/newsletter/issues/sample', {
    en: 'Whose budget falls',
    sv: 'Vems budget minskar',
    no: 'Budsjettet som faller',
  }),
  page('privacy', '/privacy', { en: 'Privacy', sv: 'Integritet', no: 'Personvern' }),
  {
    ...page('vision', '/vision', {
      en: 'Ideas, ventures and circles shaping the future of health',
      sv: 'Idéer, bolag och cirklar som formar framtidens hälsa',
      no: 'Ideer, selskaper og sirkler som former fremtidens helse',
    }),
    isStatic: true,
  },
  page('design showcase', '/ui', {
    en: 'What every page is set from',
    sv: 'Det varje sida är satt av',
    no: 'Det hver side er satt av',
  }),
  page('page not found', '/no-such-page', notFoundHeading(), 404),
  page('note not found', '/notes/no-such-note', notFoundHeading(), 404),
  page('letter not found', '/newsletter/issues/2020-01-06', notFoundHeading(), 404),
  page('category not found', '/notes/category/no-such-category', notFoundHeading(), 404),
  page('invalid confirmation link', '/newsletter/confirm', linkHeading(), 404),
  page('invalid unsubscribe link', '/newsletter/unsubscribe', linkHeading(), 404),
  page('invalid link of an announcement', '/announcements/unsubscribe', linkHeading(), 404),
]

function page(name: string, path: string, heading: PageOfSite['heading'], status = 200): PageOfSite {
  return { name, path, heading, status }
}

function notFoundHeading() {
  return { en: 'Oops! Page not found', sv: 'Hoppsan! Sidan finns inte', no: 'Oi! Siden finnes ikke' }
}

function linkHeading() {
  return { en: 'This link is not valid', sv: 'Länken är inte giltig', no: 'Lenken er ikke gyldig' }
}

/** Adds the language to the parameters of an address. */
export const inLanguage = (path: string, lang: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Matches Chromium's console message about a page that a test expects to be missing. */
export const notFound = /status of 404/
