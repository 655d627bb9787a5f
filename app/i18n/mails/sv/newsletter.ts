import type { Translation } from '../../translation'
import type { newsletter as english } from '../en/newsletter'

export const newsletter: Translation<typeof english> = {
  confirm: {
    subject: 'Bekräfta din prenumeration på Strategy Signals',
    preview: 'Ett klick, och nästa brev kommer till dig.',
    title: 'Bekräfta Strategy Signals',
    text: 'Någon, troligen du, har bett om Strategy Signals till den här adressen. Bekräfta den så kommer nästa brev till dig.',
    button: 'Bekräfta prenumerationen',
    expires: 'Länken kan användas en gång och gäller i {days} dagar. Gör du inget skriver vi inte igen.',
  },
  welcome: {
    subject: 'Du prenumererar nu på Strategy Signals',
    preview: 'Ett brev i veckan, läst före mötet.',
    title: 'Välkommen till Strategy Signals',
    text: 'En gång i veckan: vad som hände i nordisk vård, vad det betyder för din plan och den fråga som är värd att ställa.',
    reply: 'Finns det något vi borde skriva om? Berätta det på {email}.',
    leave: 'Avsluta prenumerationen',
    why: 'Du får det här mejlet eftersom du bekräftade prenumerationen på {host}.',
  },
}
