import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kunnskapsbank',
  lead: 'Filer til nedlasting, de nyeste først: alt som er publisert for din rolle og ditt tilgangsnivå.',
  list: 'Filer',
  filter: { label: 'Finn filer', q: 'Tittel eller filnavn', show: 'Vis', showAll: 'Vis alle' },
  count: '{total, plural, one {# fil} other {# filer}}',
  all: 'Alle {total, number} filer',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Foreløpig er ingenting publisert for din rolle og ditt tilgangsnivå. Ny innsikt vises her.',
  empty: {
    title: 'Ingenting er publisert for deg ennå.',
    text: 'Filer for din rolle og ditt tilgangsnivå vises her så snart de er publisert.',
    noMatch: 'Fant ingen filer.',
    noMatchText: 'Prøv et annet ord fra tittelen eller filnavnet, eller vis alle.',
  },
  unavailable: 'Innsikten kunne ikke lastes inn.',
}
