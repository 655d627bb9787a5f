import { CircleAlert, CircleCheck, Info } from 'lucide'
import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'

const tones = {
  info: { rule: 'border-l-info', color: 'text-info', icon: Info },
  success: { rule: 'border-l-success', color: 'text-success', icon: CircleCheck },
  danger: { rule: 'border-l-danger', color: 'text-danger', icon: CircleAlert },
}

type AlertTone = keyof typeof tones

type AlertProps = {
  tone?: AlertTone | undefined
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  id?: string | undefined
  className?: string | undefined
}

/** A message at the place it is about. Screen readers announce a failure at once, other tones when idle. */
export function Alert({ tone = 'info', title, children, action, id, className }: AlertProps) {
  const { rule, color, icon } = tones[tone]
  return (
    <div
      id={id}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-start gap-x-3.5 gap-y-3 rounded-sm border border-l-2 border-line bg-raised px-4 py-3.5 text-sm',
        rule,
        className,
      )}
    >
      <Icon icon={icon} className={cx('mt-0.5 size-4.5 shrink-0', color)} />
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cx(title !== undefined && 'mt-0.5 text-muted')}>{children}</div>}
      </div>
      {action}
    </div>
  )
}
