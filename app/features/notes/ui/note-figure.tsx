import type { NoteFigure as FigureName } from '~/features/content/model'
import { WhoPays } from './who-pays'

type Props = { figure: FigureName; place: 'note' | 'lead'; className?: string | undefined }

const figures = { 'who-pays': WhoPays } satisfies Record<FigureName, typeof WhoPays>

/** The figure that a note has chosen. */
export function NoteFigure({ figure, ...rest }: Props) {
  const Figure = figures[figure]
  return <Figure {...rest} />
}
