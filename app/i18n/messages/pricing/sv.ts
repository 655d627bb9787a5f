import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Program och priser',
  eyebrow: 'Prislista',
  lead: 'Vad varje program kostar och vad som ingår, så att ni kan bedöma det innan vi talas vid.',
  description:
    'Program och priser hos {product}: kliniska studiebesök, insight exchange, ambassadörsnätverket och speed-dial.',
  download: 'Hämta som PDF',
  contents: 'Innehåll',
  home: 'Till startsidan',
  groups: { programs: 'Program', embassies: 'För ambassader', partners: 'För leverantörer och sjukhus' },
  circles: 'Health Circles är för inbjudna och kostar ingenting.',
  circlesLink: 'Om cirklarna',
  closing: {
    title: 'Fråga innan ni budgeterar',
    text: 'Berätta vad som ska beslutas och vilka som bör vara i rummet. Ni får ett förslag med ett pris, eller rådet att vänta.',
  },
}
