import type { Translation } from '../../translation'
import type { digest as english } from '../en/digest'

export const digest: Translation<typeof english> = {
  subject: '{count, plural, one {# sak venter} other {# saker venter}} på deg i dag',
  subjectOver:
    '{over, plural, one {# er over fristen} other {# er over fristen}}, {count, plural, one {# sak} other {# saker}} i alt',
  title: '{count, plural, one {Én sak venter på deg} other {# saker venter på deg}}',
  kinds: {
    request: 'Forespørsel',
    inbox: 'Melding',
    thread: 'Melding i en dialog',
    mail: 'E-post som står fast',
    event: 'Møte med få svar',
    offer: 'Tilbud eller forespørsel',
    deliverable: 'Leveranse',
    draft: 'Utkast',
    invitation: 'Invitasjon',
    proposal: 'Foreslått kollega',
  },
  over: 'over fristen siden {when}',
  due: 'innen {when}',
  begins: 'begynner {when}',
  expires: 'utløper {when}',
  more: '{count, plural, one {og # til} other {og # til}}',
  button: 'Åpne Today',
  quiet: 'Dager da ingenting venter, sendes det ikke noe sammendrag.',
  why: 'Du får det daglige sammendraget fra {host} fordi du har valgt et klokkeslett for det. Du kan endre klokkeslettet eller slå det av',
  settings: 'på kontosiden din',
}
