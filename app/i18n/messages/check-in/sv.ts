import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Din kod vid entrén',
  text: 'Visa den när du kommer, i mobilen eller på papper. Går den inte att skanna räcker det att du säger bokstäverna.',
  qr: 'QR-kod med din kod {code}',
}
