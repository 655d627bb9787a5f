import type { Translation } from '../../translation'
import type { newsletter as english } from '../en/newsletter'

export const newsletter: Translation<typeof english> = {
  confirm: {
    subject: 'Bekräfta din prenumeration på Strategy Signals',
    preview: 'Ett tryck, och nästa brev kommer till dig.',
    title: 'Är det här din adress?',
    text: 'Någon, troligen du, har bett om Strategy Signals till den här adressen. Bekräfta den så kommer nästa brev till dig.',
    button: 'Bekräfta prenumerationen',
    expires: 'Länken gäller i {days} dagar och för ett tillfälle. Utan den får du inget mer från oss.',
  },
  welcome: {
    subject: 'Du prenumererar nu på Strategy Signals',
    preview: 'Ett brev i veckan, läst före mötet.',
    title: 'Välkommen till Strategy Signals',
    text: 'En gång i veckan: vad som hände i nordisk vård, vad det betyder för din plan och den fråga som är värd att ställa.',
    reply: 'Finns det något vi borde skriva om? Berätta det på {email}.',
    leave: 'Avsluta prenumerationen',
    why: 'Du får det här brevet för att du bekräftade prenumerationen på {host}.',
  },
}
