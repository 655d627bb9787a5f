import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Ideer, selskaper og sirkler som former fremtidens helse',
  subtitle: 'Diskré rådgivning og selskapsbygging innen helse og medisinsk teknologi.',
  founder:
    'Grunnlagt av {founder} for å tenke sammen med dem som har ansvar for helsetjenesten, og bygge det som mangler.',
  partners: 'partnerne i {product}',
  pillars: 'Hva vi gjør',
  strategy: { title: 'Strategi', text: 'Rådgivning og sparring med ledere' },
  ventures: { title: 'Selskaper', text: 'Vi bygger og investerer' },
  circles: { title: 'Sirkler', text: 'Samtaler for inviterte' },
  perspective: 'Slik ser vi det nå',
  quotes: {
    first: 'En reform er ferdig først når nattevakten merker den.',
    second: 'Kapital er tålmodig der behovet er tydelig.',
    third: 'Den beste introduksjonen er den ingen trengte å be om.',
  },
  closing: 'Stillhet med hensikt. Styrke av eget valg.',
  dialogue: 'Innled en dialog',
  footer: 'Visjon MMIV • Etablert MMXVII',
}
