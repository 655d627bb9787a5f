import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { controlClass } from '~/ui/field-frame'
import { pictureAddress } from '../model'

/** The address to paste into a document. It can be selected by hand; the button needs JavaScript. */
export function CopyAddress({ id, fileName }: { id: string; fileName: string }) {
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), [])
  const address = pictureAddress(id)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className="flex gap-2">
      <input
        aria-label={`Address of ${fileName}`}
        type="text"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className={`${controlClass} min-w-0 font-mono text-sm!`}
      />
      {canCopy && (
        <Button variant="outline" onClick={copy} aria-label={`Copy the address of ${fileName}`}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? 'The address has been copied.' : ''}
      </span>
    </div>
  )
}
