import type { Translation } from '../../translation'
import type { deliverables as english } from '../en/deliverables'

export const deliverables: Translation<typeof english> = {
  why: 'Du får det här mejlet eftersom du deltar i det som din organisation har kommit överens med oss om på {host}.',
  reopened: {
    subject: 'Öppet igen: {title}',
    preview: 'Vi har öppnat det igen efter att det godkändes.',
    title: 'Öppet igen: {title}',
    text: 'Vi har öppnat den här delen av {offer} igen, så godkännandet för {organisation} gäller inte längre. Du får ett mejl när den är klar och kan godkännas. Har du en fråga om det, svara på det här mejlet.',
    button: 'Titta på den',
    reason: 'Varför',
  },
  completed: {
    subject: 'Klart: {title}',
    preview: 'Det väntar på att {organisation} godkänner det.',
    title: 'Klart: {title}',
    text: 'Den här delen av {offer} är klar och väntar på att {organisation} godkänner den. Du hittar den, med tillhörande filer, på uppdragets sida. Saknas något svarar du på det här mejlet innan du godkänner.',
    button: 'Se efter och godkänn',
  },
  accepted: {
    subject: 'Godkänt: {title}',
    preview: '{by} har godkänt det för {organisation}.',
    title: 'Godkänt: {title}',
    text: '{by} har godkänt den här delen av {offer} för {organisation}. Inget mer behöver göras åt den.',
    button: 'Öppna leveransen',
  },
}
