import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  name: 'Strategy Signals',
  email: 'E-post',
  submit: 'Prenumerera',
  sending: 'Skickar...',
  consent:
    'När du prenumererar samtycker du till att {product} skickar Strategy Signals till dig en gång i veckan. Du avslutar med ett klick i varje brev. <privacy>Så behandlar vi personuppgifter</privacy>',
  sentTitle: 'Titta i inkorgen',
  sentText:
    'Om adressen inte redan finns på listan är en länk på väg till den. Öppna den inom {days} dagar för att bekräfta. Har inget kommit efter {minutes} minuter? Titta i skräpposten och anmäl dig sedan igen.',
}
