import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Idéer, bolag och cirklar som formar framtidens hälsa',
  subtitle: 'Diskret rådgivning och bolagsbyggande inom vård och medicinteknik.',
  founder: 'Grundat av {founder} för att tänka tillsammans med dem som ansvarar för vården, och bygga det som saknas.',
  pillars: '{voice, select, I {Vad jag gör} other {Vad vi gör}}',
  strategy: { title: 'Strategi', text: 'Rådgivning och bollplank åt ledare' },
  ventures: { title: 'Bolag', text: 'Att bygga och investera' },
  circles: { title: 'Cirklar', text: 'Samtal för inbjudna' },
  perspective: 'Just nu',
  quotes: {
    first: 'En reform är klar först när nattskiftet märker den.',
    second: 'Kapital har tålamod där behovet är tydligt.',
    third: 'Den bästa introduktionen är den som ingen behövde be om.',
  },
  closing: 'Stillhet med avsikt. Styrka av eget val.',
  dialogue: 'Inled ett samtal',
  footer: 'Vision MMIV • Grundat MMXVII',
  home: 'Till {product}',
}
