import { useEffect } from 'react'
import type { Locale } from '~/i18n/locales'
import type { Host } from '../model'
import { AudienceFields } from './audience-fields'
import { CirclesFields } from './circles-fields'
import { HostFields } from './host-fields'
import { PlanFieldset } from './plan-fieldset'
import { TimeFields } from './time-fields'
import { TranslationFields } from './translation-fields'
import type { Fields } from './use-fields'

type Props = {
  field: Fields
  /** The event's own language. */
  own: Locale
  hosts: Host[]
  zones: string[]
  /** Visitors see the sessions of Sanity. */
  isSanity: boolean
  /** The form has the values of these fields from now on. */
  onMount: () => void
}

/** Everything of an event that is typed. Mounted again when a stored text is filled in. */
export function EventFields({ field, own, hosts, zones, isSanity, onMount }: Props) {
  useEffect(onMount, [onMount])
  return (
    <div className="contents">
      <PlanFieldset field={field} />
      <TranslationFields field={field} own={own} />
      <HostFields field={field} hosts={hosts} />
      <TimeFields field={field} zones={zones} />
      <CirclesFields field={field} isSanity={isSanity} />
      <AudienceFields field={field} />
    </div>
  )
}
