import { ContentText } from '~/features/content/ui/content-text'
import { cx } from '~/lib/cx'
import type { FounderProfile } from '../model'
import { useFounder } from './use-founder'

type Props = { role: FounderProfile['role']; className?: string }

/** The founder's name in italic, with the role below it. */
export function Signature({ role, className }: Props) {
  const { signature } = useFounder()
  return (
    <p className={cx('text-sm', className)}>
      <span className="block font-display text-[2rem] text-prestige italic leading-tight tracking-tight md:text-[2.5rem]">
        {signature}
      </span>
      {role && (
        <span className="mt-1 block text-muted">
          <ContentText {...role} />
        </span>
      )}
    </p>
  )
}
