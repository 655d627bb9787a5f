import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Programmer og priser',
  eyebrow: 'Prisliste',
  lead: 'Hva hvert program koster og hva som inngår, slik at dere kan vurdere det før vi snakker sammen.',
  description:
    'Programmer og priser hos {product}: kliniske studiebesøk, insight exchange, ambassadørnettverket og speed-dial.',
  download: 'Last ned som PDF',
  contents: 'Innhold',
  home: 'Til forsiden',
  groups: { programs: 'Programmer', embassies: 'For ambassader', partners: 'For leverandører og sykehus' },
  circles: 'Health Circles er for inviterte og koster ingenting.',
  circlesLink: 'Om sirklene',
  closing: {
    title: 'Spør før dere budsjetterer',
    text: 'Fortell hva som skal besluttes, og hvem som bør være i rommet. Dere får et forslag med en pris, eller rådet om å vente.',
  },
}
