import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Møter',
  link: {
    open: {
      title: 'Ingen flere e-poster om nye møter',
      text: 'Trykk på knappen, så forteller vi deg ikke lenger om nye møter på e-post. Du ser dem fortsatt på siden din, og hører fra oss om dem du skal på.',
    },
    done: {
      title: 'Du får ingen flere e-poster om nye møter',
      text: 'Vi forteller deg ikke lenger om nye møter på e-post. Det som gjelder møter du skal på, når deg likevel.',
    },
    wrong: {
      title: 'Lenken er ikke gyldig',
      text: 'En del av den kan mangle. Kopier hele lenken fra e-posten, eller skriv til {email}, så gjør vi det for deg.',
    },
    button: 'Slutt å sende',
    busy: 'Lagrer...',
    again: 'Endre det på kontosiden din',
    write: 'Skriv til oss',
  },
  account: {
    title: 'E-post om nye møter',
    text: 'En e-post når det er et nytt møte for deg. Bekreftelser, påminnelser og endringer av møter du skal på, sendes uansett.',
    label: 'Fortell meg om nye møter på e-post',
    save: 'Lagre',
    saving: 'Lagrer...',
    saved: 'Valget ditt er lagret.',
  },
}
