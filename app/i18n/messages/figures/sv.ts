import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whoPays: {
    title: 'Vem som betalar när vården flyttar hem',
    caveat: 'Schematisk. Lokala avtal skiljer sig. Där fälten överlappar får båda frågan.',
    label:
      'Vem som betalar när vården flyttar hem, från avdelningen över den första natten och de första veckorna till hemsjukvården. I Sverige betalar regionen på avdelningen och kommunen för hemsjukvården; kring de första veckorna får båda frågan. I Norge gäller detsamma för helseforetaket och kommunen, något tidigare. I Finland betalar ett och samma välfärdsområde hela vägen, ur en budget sedan {year}.',
    ward: 'På avdelningen',
    night: 'Första natten hemma',
    weeks: 'Första veckorna',
    nursing: 'Hemsjukvård',
    wardShort: 'Avdelning',
    nightShort: 'Natt ett',
    weeksShort: 'Veckor',
    nursingShort: 'Sedan',
    sweden: 'Sverige',
    norway: 'Norge',
    finland: 'Finland',
    region: 'Region',
    trust: 'Helseforetak',
    municipality: 'Kommun',
    county: 'Välfärdsområde',
    countyShort: 'Välfärdsområde',
    oneBudget: 'en budget sedan {year}',
    oneBudgetShort: 'en budget',
  },
}
