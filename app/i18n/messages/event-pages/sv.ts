import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Träffar',
  lead: 'Allt du är inbjuden till, det du kommer till och det som har varit.',
  views: { label: 'Vyer', upcoming: 'Kommande', mine: 'Mina', past: 'Tidigare' },
  count: '{total, plural, one {# träff} other {# träffar}}',
  none: {
    mine: 'Du kommer inte till någon träff än.',
    mineText: 'Träffar som du svarar ”Kommer” på visas här.',
    seeUpcoming: 'Se vad som är på gång',
    past: 'Ingen träff har varit än.',
    pastText: 'Träffar finns kvar här efteråt, med sitt material.',
  },
  back: 'Alla träffar',
  details: 'Träffen',
  when: 'När',
  yourTime: 'I din tidszon: {date}, {time}',
  where: 'Var',
  about: 'Om träffen',
  isCancelled: 'Träffen är inställd.',
  isCancelledText: 'Den äger inte rum. Om du har den i din kalender, uppdatera eller ta bort den där.',
  isOver: 'Träffen har varit.',
  materials: 'Material',
  write: 'Skriv till oss om träffen',
}
