import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Föreslå kollegor',
  text: 'Vem på {organisation} ska vi bjuda in? Vi läser varje förslag och bjuder in via e-post.',
  textNone: 'Vad det blev av kollegorna du har föreslagit.',
  name: 'Namn',
  email: 'E-post',
  send: 'Föreslå',
  sending: 'Skickar...',
  sent: 'Tack. Vi tittar på det snart.',
  ownAddress: 'Det är din egen adress. Skriv din kollegas.',
  tooMany: 'Vi har inte hunnit titta på {most} av dina förslag än. Därefter kan du föreslå fler.',
  own: 'Dina förslag',
  states: { waiting: 'Väntar på oss', confirmed: 'Inbjuden', declined: 'Inte inbjuden' },
}
