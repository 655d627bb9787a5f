import type { Translation } from '../../../translation'
import type * as english from '../../en/members/admin'

export const admin: Translation<typeof english.admin> = {
  tabs: {
    label: 'Administration',
    users: 'Användare',
    requests: 'Förfrågningar',
    events: 'Träffar',
    inbox: 'Inkorg',
    content: 'Innehåll',
    mail: 'E-post',
    activity: 'Händelser',
    insights: 'Insikter',
  },
  shortcuts: {
    title: 'Kortkommandon',
    close: 'Stäng',
    use: 'Använd kortkommandon med en enda tangent',
    note: 'De gör inget medan du skriver i ett fält. Valet sparas i den här webbläsaren.',
    keys: {
      next: 'Öppna nästa rad i en lista',
      previous: 'Öppna raden före',
      approve: 'Godkänn den öppna förfrågan',
      reject: 'Avslå den öppna förfrågan',
      help: 'Visa den här rutan',
    },
  },
}
