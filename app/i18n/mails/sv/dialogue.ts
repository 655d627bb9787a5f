import type { Translation } from '../../translation'
import type { dialogue as english } from '../en/dialogue'

export const dialogue: Translation<typeof english> = {
  subject: '{subject}',
  teamSubject: '{organisation}: {subject}',
  wrote: '{author} skrev i ”{subject}”:',
  files: 'Bifogat, öppnas på sidan',
  button: 'Läs och svara',
  reply: 'Svara gärna på sidan, så att alla i dialogen ser det.',
  replyByMail: 'Svara på det här mejlet eller på sidan. Alla i dialogen ser det du skriver.',
  why: 'Du får det här mejlet eftersom du tillhör en organisation som har en dialog med oss på {host}.',
  problem: {
    refusedSubject: 'Ditt svar kom inte fram',
    refusedTitle: 'Ditt svar kom inte fram',
    answered: 'Du svarade på ”{subject}” via e-post.',
    left: 'Du tillhör inte längre organisationen som dialogen gäller, eller kan inte längre logga in, så ditt svar har inte lagts in där.',
    empty:
      'Vi hittade ingen text ovanför raden där svaret ska stå. Det som står under raden eller inne i den citerade texten läses inte.',
    'too-long': 'Svaret är längre än {max} tecken. Korta det, eller bifoga det som PDF.',
    characters: 'Svaret innehåller tecken som inte kan sparas. Skriv det på sidan i stället.',
    'too-many':
      'Fler än {limit} svar kom från dig via e-post inom {minutes} minuter, så det här har inte lagts in. Skriv på sidan i stället.',
    filesSubject: 'Ditt svar kom fram utan några av filerna',
    filesTitle: 'Utan de här filerna',
    files:
      'Ditt svar kom fram. De här filerna följde inte med, eftersom bara PDF-filer på högst {size} tas emot, och högst {most} stycken:',
    withoutFiles: 'Följde inte med',
    button: 'Öppna dialogen',
  },
}
