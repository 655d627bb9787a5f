import type { Translation } from '../../translation'
import type { deliverables as english } from '../en/deliverables'

export const deliverables: Translation<typeof english> = {
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
