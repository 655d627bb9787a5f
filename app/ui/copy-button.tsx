import { useEffect, useState } from 'react'
import { Button, type ButtonSize } from './button'

type Props = {
  text: string
  children: string
  /** In the place of `children` once it is copied. */
  copied: string
  /** What screen readers say then. */
  status: string
  size?: ButtonSize
  label?: string
}

/** Needs JavaScript and a secure address: show the text too, so that it can be selected by hand. */
export function CopyButton({ text, children, copied, status, size, label }: Props) {
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), [])
  if (!canCopy) return null
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <>
      <Button variant="outline" size={size} onClick={copy} aria-label={label}>
        {isCopied ? copied : children}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? status : ''}
      </span>
    </>
  )
}
