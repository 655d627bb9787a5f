import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Møter',
  lead: 'Alt du er invitert til, det du kommer på, og det som har vært.',
  views: { label: 'Visninger', upcoming: 'Kommende', mine: 'Mine', past: 'Tidligere' },
  count: '{total, plural, one {# møte} other {# møter}}',
  none: {
    mine: 'Du kommer ikke på noe møte ennå.',
    mineText: 'Møter som du svarer «Kommer» på, vises her.',
    seeUpcoming: 'Se hva som kommer',
    past: 'Ingen møter har vært ennå.',
    pastText: 'Møter blir liggende her etterpå, med materialet sitt.',
  },
  back: 'Alle møter',
  details: 'Møtet',
  when: 'Når',
  yourTime: 'I din tidssone: {date}, {time}',
  where: 'Hvor',
  about: 'Om møtet',
  isCancelled: 'Møtet er avlyst.',
  isCancelledText: 'Det finner ikke sted. Hvis du har det i kalenderen din, oppdater eller fjern det der.',
  isOver: 'Møtet har vært.',
  materials: 'Materiale',
  write: 'Skriv til oss om møtet',
}
