import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'

const variants = {
  default: 'bg-action text-on-action hover:bg-action-hover',
  destructive: 'bg-danger text-on-danger hover:bg-[color-mix(in_oklab,var(--danger),var(--ink)_12%)]',
  outline: 'border border-line text-ink hover:border-line-strong hover:bg-ink/4',
  secondary: 'bg-ink/8 text-ink hover:bg-ink/13',
  ghost: 'text-ink hover:bg-ink/8',
  link: 'text-action underline decoration-action/40 underline-offset-4 hover:decoration-current',
  premium: 'bg-prestige text-on-prestige hover:bg-[color-mix(in_oklab,var(--prestige),var(--ink)_12%)]',
  'premium-outline': 'border border-prestige/55 text-prestige hover:border-prestige hover:bg-prestige/6',
}

const sizes = {
  default: 'min-h-11.5 px-5.5 py-2 text-sm',
  sm: 'min-h-8.5 px-3.5 py-1 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-13.5 px-7 py-2.5 text-base',
  icon: 'size-11 text-sm',
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes
type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

export const buttonClass = ({ variant = 'default', size = 'default' }: Look = {}) =>
  cx('button', variants[variant], sizes[size], variant === 'link' && 'px-0!')

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean | undefined; busyLabel?: ReactNode }

/** While `busy` it keeps the focus, shows `busyLabel` and ignores clicks. */
export function Button({ variant, size, busy, busyLabel, className, onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true })}
      onClick={handleClick}
      className={cx(buttonClass({ variant, size }), className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

const isOutsideRouter = (to: string) => /^(#|[a-z][a-z+.-]*:|\/\/)/i.test(to)

type ButtonLinkProps = Look &
  Omit<ComponentProps<'a'>, 'href'> & {
    to: string
    reloadDocument?: boolean | undefined
    replace?: boolean | undefined
  }

/** A link that looks like a button. Hashes, mailto:, tel: and other sites are plain anchors. */
export function ButtonLink({ to, variant, size, className, reloadDocument, replace, ...rest }: ButtonLinkProps) {
  const look = cx(buttonClass({ variant, size }), className)
  if (reloadDocument || isOutsideRouter(to)) return <a {...rest} href={to} className={look} />
  return <Link {...rest} replace={replace} to={to} className={look} />
}
