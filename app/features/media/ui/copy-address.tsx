import { CopyButton } from '~/ui/copy-button'
import { controlClass } from '~/ui/field-frame'
import { pictureAddress } from '../model'

/** The address to paste into a document. It can be selected by hand; the button needs JavaScript. */
export function CopyAddress({ id, fileName }: { id: string; fileName: string }) {
  const address = pictureAddress(id)
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
      <CopyButton
        text={address}
        label={`Copy the address of ${fileName}`}
        copied="Copied"
        status="The address has been copied."
      >
        Copy
      </CopyButton>
    </div>
  )
}
