import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { TextField } from '~/ui/field'
import { organisationChoices, organisationLengths } from '../model'

/** A pause in typing, so that not every letter is a request. */
const pauseMs = 150

type Props = Omit<ComponentProps<typeof TextField>, 'list' | 'onInput'> & {
  /** The text after each change. */
  onText?: (text: string) => void
}

/** Proposes organisations while someone types a name or a domain. Without JavaScript it is typed whole. */
export function OrganisationField({ onText, ...props }: Props) {
  const list = useId()
  const { load, data = [] } = useFetcher<string[]>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const propose = (text: string) => {
    onText?.(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void load(organisationChoices(text)), pauseMs)
  }
  return (
    <>
      <TextField
        {...props}
        list={list}
        autoComplete="off"
        maxLength={organisationLengths.choice}
        onFocus={(event) => propose(event.currentTarget.value)}
        onInput={(event) => propose(event.currentTarget.value)}
      />
      <datalist id={list}>
        {data.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  )
}
