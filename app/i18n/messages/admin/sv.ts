import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  tabs: {
    label: 'Administration',
    today: 'I dag',
    setup: 'Kom igång',
    users: 'Användare',
    requests: 'Förfrågningar',
    events: 'Träffar',
    inbox: 'Inkorg',
    content: 'Innehåll',
    organisations: 'Organisationer',
    mail: 'E-post',
    activity: 'Händelser',
    insights: 'Insikter',
    settings: 'Inställningar',
  },
  shortcuts: {
    title: 'Kortkommandon',
    close: 'Stäng',
    use: 'Använd kortkommandon med en enda tangent',
    note: 'De gör inget medan du skriver i ett fält. Valet sparas i den här webbläsaren.',
    keys: {
      next: 'Öppna nästa rad i en lista',
      previous: 'Öppna föregående rad',
      approve: 'Godkänn den öppna förfrågan',
      reject: 'Avslå den öppna förfrågan',
      help: 'Visa den här rutan',
    },
  },
}
