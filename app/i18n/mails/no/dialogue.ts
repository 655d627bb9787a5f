import type { Translation } from '../../translation'
import type { dialogue as english } from '../en/dialogue'

export const dialogue: Translation<typeof english> = {
  subject: '{subject}',
  teamSubject: '{organisation}: {subject}',
  wrote: '{author} skrev i «{subject}»:',
  files: 'Vedlagt, åpnes på siden',
  button: 'Les og svar',
  reply: 'Svar gjerne på siden, slik at alle i dialogen ser det.',
  why: 'Du får denne e-posten fordi du tilhører en organisasjon som har en dialog med oss på {host}.',
}
