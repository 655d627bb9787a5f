import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whoPays: {
    title: 'Hvem som betaler når behandlingen flytter hjem',
    caveat: 'Skjematisk. Lokale avtaler varierer. Der feltene overlapper, blir begge spurt.',
    label:
      'Hvem som betaler når behandlingen flytter hjem, fra sengeposten over den første natten og de første ukene til hjemmesykepleien. I Sverige betaler regionen på sengeposten og kommunen for hjemmesykepleien; rundt de første ukene blir begge spurt. I Norge gjelder det samme for helseforetaket og kommunen, litt tidligere. I Finland betaler ett og samme velferdsområde hele veien, fra ett budsjett siden {year}.',
    ward: 'På sengeposten',
    night: 'Første natt hjemme',
    weeks: 'De første ukene',
    nursing: 'Hjemmesykepleie',
    wardShort: 'Sengepost',
    nightShort: 'Første natt',
    weeksShort: 'Uker',
    nursingShort: 'Etterpå',
    sweden: 'Sverige',
    norway: 'Norge',
    finland: 'Finland',
    region: 'Region',
    trust: 'Helseforetak',
    municipality: 'Kommune',
    county: 'Velferdsområde',
    countyShort: 'Velferdsområde',
    oneBudget: 'ett budsjett siden {year}',
    oneBudgetShort: 'ett budsjett',
  },
}
