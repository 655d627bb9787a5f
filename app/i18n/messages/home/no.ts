import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  hero: {
    eyebrow: 'Stockholm · Oslo · Helsingfors',
    title: 'Nordisk helse endres i <em>samtaler</em>',
    sub: 'Rådgivning, kliniske studiebesøk og lukkede sirkler for dem som leder helseforetak, sykehus og selskapene som arbeider med dem.',
    primary: 'Få Strategy Signals',
    secondary: '{voice, select, I {Hva jeg gjør} other {Hva vi gjør}}',
    down: 'Bla ned til hvem som deltar',
    takesPart: 'Hvem som deltar',
  },

  switch: {
    join: 'Bli med i sirkelen',
    access: 'Logg inn',
  },
}
