import type { Translation } from '../../translation'
import type { dialogue as english } from '../en/dialogue'

export const dialogue: Translation<typeof english> = {
  subject: '{subject}',
  teamSubject: '{organisation}: {subject}',
  wrote: '{author} skrev i «{subject}»:',
  files: 'Vedlagt, åpnes på siden',
  button: 'Les og svar',
  reply: 'Svar gjerne på siden, slik at alle i dialogen ser det.',
  replyByMail: 'Svar på denne e-posten eller på siden. Alle i dialogen ser det du skriver.',
  why: 'Du får denne e-posten fordi du tilhører en organisasjon som har en dialog med oss på {host}.',
  problem: {
    refusedSubject: 'Svaret ditt kom ikke frem',
    refusedTitle: 'Svaret ditt kom ikke frem',
    answered: 'Du svarte på «{subject}» via e-post.',
    left: 'Du tilhører ikke lenger organisasjonen som dialogen gjelder, eller kan ikke lenger logge inn, så svaret ditt er ikke lagt inn der.',
    empty:
      'Vi fant ingen tekst over linjen der svaret skal stå. Det som står under linjen eller inne i den siterte teksten, blir ikke lest.',
    'too-long': 'Svaret er lengre enn {max} tegn. Gjør det kortere, eller legg det ved som PDF.',
    characters: 'Svaret inneholder tegn som ikke kan lagres. Skriv det på siden i stedet.',
    'too-many':
      'Det kom mer enn {limit} svar fra deg via e-post i løpet av {minutes} minutter, så dette er ikke lagt inn. Skriv på siden i stedet.',
    filesSubject: 'Svaret ditt kom frem uten noen av filene',
    filesTitle: 'Uten disse filene',
    files:
      'Svaret ditt kom frem. Disse filene ble ikke med, fordi vi bare tar imot PDF-filer på opptil {size}, og høyst {most} av dem:',
    withoutFiles: 'Ble ikke med',
    button: 'Åpne dialogen',
  },
}
