import { ImageOff } from 'lucide'
import { type ReactNode, useState } from 'react'
import { isOwnAddress } from '~/features/content/model'
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

/** The address of a picture, with the picture beside it. */
export function ImageField({ name, value, error, label = 'Picture', help, required }: Props) {
  const [address, setAddress] = useState(value)
  const [broken, setBroken] = useState('')
  // Own pictures only: the page's CSP refuses others.
  const isShown = isOwnAddress(address) && broken !== address
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
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
            ? 'Pages load no pictures from other sites, so this one can’t be used. Upload it under Content, Pictures.'
            : (help ?? 'The address of one of our own. New ones are uploaded under Content, Pictures.')
        }
        className="min-w-0 flex-1 basis-64"
      />
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
