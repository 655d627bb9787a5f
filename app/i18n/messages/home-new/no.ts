import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'De rette menneskene rundt <em>samme</em> bord',
  sub: '{voice, select, I {Jeg kobler helsetjenesten i Norden med leverandørene, ambassadene og rådgiverne den vil møte, og blir med til noe har skjedd.} other {Vi kobler helsetjenesten i Norden med leverandørene, ambassadene og rådgiverne den vil møte, og blir med til noe har skjedd.}}',
}
