import type { Translation } from '../../translation'
import type * as english from '../en/home-new'

export const homeNew: Translation<typeof english.homeNew> = {
  title: 'Rätt människor vid <em>samma</em> bord',
  sub: 'Vi för samman vården i Norden med de leverantörer, ambassader och rådgivare som den vill möta, och stannar tills något har rört sig.',
}
