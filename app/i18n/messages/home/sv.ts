import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  hero: {
    eyebrow: 'Stockholm · Oslo · Helsingfors',
    title: 'Vården i Norden förändras i <em>samtal</em>',
    sub: 'Rådgivning, kliniska studiebesök och slutna cirklar för dem som leder regioner, sjukhus och bolagen som arbetar med dem.',
    primary: 'Få Strategy Signals',
    secondary: '{voice, select, I {Vad jag gör} other {Vad vi gör}}',
    down: 'Bläddra ned till vilka som deltar',
    takesPart: 'Vilka som deltar',
  },

  switch: {
    join: 'Gå med i cirkeln',
    access: 'Logga in',
  },
}
