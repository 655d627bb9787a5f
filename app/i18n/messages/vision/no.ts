import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Ideer, selskaper og sirkler som former fremtidens helse',
  subtitle: 'Diskré rådgivning og selskapsbygging innen helse og medisinsk teknologi.',
  founder:
    'Grunnlagt av {founder} for å tenke sammen med dem som har ansvar for helsetjenesten, og bygge det som mangler.',
  pillars: '{voice, select, I {Hva jeg gjør} other {Hva vi gjør}}',
  strategy: { title: 'Strategi', text: 'Rådgivning og sparring med ledere' },
  ventures: { title: 'Selskaper', text: 'Å bygge og investere' },
  circles: { title: 'Sirkler', text: 'Samtaler for inviterte' },
  perspective: 'Akkurat nå',
  quotes: {
    first: 'En reform er ferdig først når nattevakten merker den.',
    second: 'Kapital er tålmodig der behovet er tydelig.',
    third: 'Den beste introduksjonen er den ingen trengte å be om.',
  },
  closing: 'Stillhet med hensikt. Styrke av eget valg.',
  dialogue: 'Innled en dialog',
  footer: 'Visjon MMIV • Etablert MMXVII',
  home: 'Til {product}',
}
