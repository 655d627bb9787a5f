import { ImageOff } from 'lucide'
import { type ReactNode, useState } from 'react'
import { isOwnAddress } from '~/features/content/model'
import { UploadInPlace } from '~/features/media/ui/upload-in-place'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

type Props = {
  name: string
  value: string
  error?: ReactNode
  label?: ReactNode
  help?: string | undefined
  required?: boolean | undefined
}

/** The address of a picture, with the picture beside it. With JavaScript a new one is uploaded in place. */
export function ImageField({ name, value, error, label = 'Picture', help, required }: Props) {
  const [address, setAddress] = useState(value)
  const [broken, setBroken] = useState('')
  const fillIn = (uploaded: string) => {
    setAddress(uploaded)
    const field = document.getElementById(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = uploaded
    // As typing does: what is not saved is kept.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Own pictures only: the page's CSP refuses others.
  const isShown = isOwnAddress(address) && broken !== address
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          id={name}
          name={name}
          label={label}
          required={required}
          defaultValue={value}
          onChange={(event) => setAddress(event.target.value.trim())}
          error={error}
          hint={
            /^(https?:|\/\/)/.test(address)
              ? 'Pages load no pictures from other sites, so this one can’t be used. Upload it instead.'
              : (help ?? 'The address of one of our own. Content, Pictures lists them all.')
          }
        />
        <UploadInPlace name={name} onUploaded={fillIn} />
      </div>
      <span className="mt-7 grid h-20 w-32 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-raised p-1.5 text-muted">
        {isShown ? (
          <img
            src={address}
            alt=""
            width={116}
            height={68}
            onError={() => setBroken(address)}
            className="size-full object-contain"
          />
        ) : (
          <Icon icon={ImageOff} className="size-5" />
        )}
      </span>
    </div>
  )
}
