import type { Translation } from '../../translation'
import type * as english from '../en/home-new'

export const homeNew: Translation<typeof english.homeNew> = {
  title: 'De rette menneskene rundt <em>samme</em> bord',
  sub: 'Vi fører helsetjenesten i Norden sammen med leverandørene, ambassadene og rådgiverne den vil møte, og blir til noe har flyttet seg.',
}
