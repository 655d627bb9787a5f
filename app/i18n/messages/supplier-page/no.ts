import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Leverandøroversikt',
  lead: 'Invitasjoner å svare på, innsikt å lese og et team å spørre.',
  actions: {
    title: 'Snarveier',
    contact: 'Kontakt strategiteamet',
    write: 'Skriv til teamet her',
    download: 'Last ned innsikt',
    none: 'Det er foreløpig ikke publisert noe for din rolle og ditt tilgangsnivå.',
    unavailable: 'Innsikten kunne ikke lastes inn.',
    mail: {
      subject: 'Spørsmål til strategiteamet',
      body: ['Hei,', '', 'Spørsmålet vårt:', '', 'Vi trenger svar innen:', '', 'Vennlig hilsen', '{name}'].join('\n'),
    },
  },
  timeline: {
    title: 'Leveranseplan',
    count: '{count} venter',
    statuses: { complete: 'Ferdig', pending: 'Venter', upcoming: 'Kommende' },
    brief: {
      title: 'Innledende grunnlag',
      text: 'Hva dere tilbyr, til hvem, og hvilket spørsmål dere vil ha svar på.',
    },
    needs: { title: 'Sammenstilling av behov', text: 'Hva sykehusene sier at de savner på deres felt.' },
    review: { title: 'Strategigjennomgang', text: 'Hva som har endret seg på et år, og hva dere bør gjøre med det.' },
  },
  dialogue: {
    title: 'Fra dialogen',
    evidence: { title: 'Evidens', text: 'Hva en pilot må vise for at en klinikk skal ville gå videre.' },
    integration: { title: 'Integrasjon', text: 'Hva som avklares med IT før den første pasienten, og av hvem.' },
    procurement: { title: 'Anskaffelse', text: 'Hvor tidlig en leverandør kan bli hørt, og i hvilken form.' },
  },
  upgrades: {
    title: 'Oppgraderingspakker for leverandører',
    ask: 'Spør om {level}',
    mail: {
      subject: 'Oppgradering til {level}',
      body: [
        'Hei,',
        '',
        'Vi vil gjerne vite mer om {level}.',
        '',
        'Bedrift:',
        'Det vi vil oppnå:',
        '',
        'Vennlig hilsen',
        '{name}',
      ].join('\n'),
    },
  },
}
