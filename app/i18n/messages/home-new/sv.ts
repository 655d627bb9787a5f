import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Rätt människor vid <em>samma</em> bord',
  sub: '{voice, select, I {Jag för samman vården i Norden med de leverantörer, ambassader och rådgivare som den vill möta, och stannar tills något har hänt.} other {Vi för samman vården i Norden med de leverantörer, ambassader och rådgivare som den vill möta, och stannar tills något har hänt.}}',
}
