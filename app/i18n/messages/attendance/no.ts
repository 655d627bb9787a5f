import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Hvem som kommer',
  text: 'Om andre som kommer på samme møte, ser navnet ditt på møtets side. Kolleger i organisasjonen din er ikke noe unntak.',
  isShown: 'Andre som kommer på samme møte, ser navnet ditt.',
  isHidden: 'Ingen ser navnet ditt blant gjestene.',
  noName: 'Navnet ditt mangler i profilen, så det er ingenting å vise ennå.',
  consent:
    'Jeg samtykker i at medlemmer som kommer på samme møte som meg, ser navnet mitt på møtets side. Jeg kan trekke det tilbake når som helst; da forsvinner navnet med en gang.',
  show: 'Samtykk og vis navnet mitt',
  hide: 'Skjul navnet mitt',
  saving: 'Lagrer...',
  shown: 'Lagret. De som kommer på samme møte, ser navnet ditt fra nå av.',
  hidden: 'Lagret. Ingen ser lenger navnet ditt blant gjestene.',
  newer: 'Du samtykket til en tidligere versjon. Les den nye, og samtykk eller skjul navnet ditt.',
  coming: 'Hvem som kommer',
  you: 'Deg',
  onlyOthers:
    '{others, plural, one {# person til kommer, som ikke viser navnet sitt.} other {# personer til kommer, som ikke viser navnene sine.}}',
  others:
    '{others, plural, one {Og # til, som ikke viser navnet sitt.} other {Og # til, som ikke viser navnene sine.}}',
  alone: 'Ingen andre har takket ja ennå.',
  among: 'Bare de som kommer, ser denne listen.',
  choose: 'Vis navnet ditt',
  change: 'Endre om navnet ditt vises',
}
