import { cx } from '~/lib/cx'
import { Seal } from '~/ui/seal'
import { initialsOf } from '../model'
import { useFounder } from './use-founder'

/** The founder's picture in one colour; until there is one, a seal with the initials, or with the mark for the partners. */
export function FounderPortrait({ portrait, className }: { portrait: string | null; className: string }) {
  const { name, isNamed } = useFounder()
  if (!portrait) return <Seal initials={isNamed ? initialsOf(name) : undefined} className={cx('shrink-0', className)} />
  return (
    <span className={cx('engraved block shrink-0', className)}>
      <img src={portrait} alt={name} width={300} height={300} loading="lazy" />
    </span>
  )
}
