import type { ComponentType } from 'react'
import type { NoteFigure as FigureName } from '~/features/content/model'
import type { FigureProps } from './figure-frame'
import { SecondJob } from './second-job'
import { StillOpen } from './still-open'
import { WhoPays } from './who-pays'

const figures: Record<FigureName, ComponentType<FigureProps>> = {
  'who-pays': WhoPays,
  'still-open': StillOpen,
  'second-job': SecondJob,
}

/** The figure that a note has chosen. */
export function NoteFigure({ figure, ...rest }: FigureProps & { figure: FigureName }) {
  const Figure = figures[figure]
  return <Figure {...rest} />
}
