import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { useAuth } from '~/features/members/ui/auth'
import { cx } from '~/lib/cx'
import { useHydrated } from '~/ui/use-hydrated'
import { type ComparedField, type Conflict, shownText } from '../model'
import type { UnsavedTextHandle } from './use-unsaved-text'

export type OtherChange = { by: string; at: Date }

/** Whether one has made the change oneself, in another tab. */
function useIsOwn(change: OtherChange | undefined) {
  const { user } = useAuth()
  return change !== undefined && change.by === user?.email
}

type Props = { unsaved: UnsavedTextHandle; conflict: Conflict; lastChange: OtherChange | undefined }

/** Field by field what both have written. The form below has the chosen texts; without JavaScript it has mine. */
export function ConflictChoices({ unsaved, conflict, lastChange }: Props) {
  const ref = useRef<HTMLElement>(null)
  const { fields, taken } = conflict
  const isOwn = useIsOwn(lastChange)
  const isHydrated = useHydrated()
  // A conflict that was there when the page came takes no focus.
  const focus = useEffectEvent(() => unsaved.count > 0 && ref.current?.focus())
  useEffect(() => {
    if (conflict) focus()
  }, [conflict])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={isOwn ? 'Changed in another tab' : 'Changed by someone else'}
      className="grid gap-5 rounded-sm border border-line border-l-2 border-l-prestige bg-raised p-4 text-sm outline-none sm:p-5"
    >
      <div className="grid gap-1">
        <p className="font-semibold text-base">{titleOf(fields.length > 0, isOwn)}</p>
        <p className="max-w-[70ch] text-muted wrap-anywhere">
          {lastChange ? (
            <>
              {isOwn ? 'You, in another tab,' : lastChange.by} changed this on <Timestamp at={lastChange.at} />, after
              you had opened it.
            </>
          ) : (
            'Someone changed this after you had opened it.'
          )}{' '}
          Nothing was overwritten, and what you typed is still in the form.{' '}
          {fields.length > 0 && isHydrated && 'Choose for each field, then save.'}
          {fields.length > 0 &&
            !isHydrated &&
            'The form has your texts: change there what should be as theirs, then save.'}
          {fields.length === 0 && 'Look at it once more, then save.'}
        </p>
      </div>
      {fields.map((field) => (
        <Choice
          key={field.name}
          field={field}
          conflict={conflict}
          unsaved={unsaved}
          canChoose={isHydrated}
          isOwn={isOwn}
        />
      ))}
      {taken.length > 0 && (
        <p className="text-muted">
          Changed {isOwn ? 'there' : 'by them'} alone, and now in your form:{' '}
          {taken.map(({ label }) => label).join(', ')}.
        </p>
      )}
    </section>
  )
}

function titleOf(isChoice: boolean, isOwn: boolean) {
  if (isOwn) return isChoice ? 'You changed this in two tabs' : 'You changed this in another tab'
  return isChoice ? 'You both changed this' : 'Someone was faster'
}

const sideLabel = (side: 'mine' | 'theirs', isOwn: boolean) => {
  if (isOwn) return side === 'mine' ? 'This tab' : 'The other tab'
  return side === 'mine' ? 'Mine' : 'Theirs'
}

type ChoiceProps = {
  field: ComparedField
  conflict: Conflict
  unsaved: UnsavedTextHandle
  canChoose: boolean
  isOwn: boolean
}

function Choice({ field, conflict, unsaved, canChoose, isOwn }: ChoiceProps) {
  const name = useId()
  const chosen = unsaved.choices[field.name] ?? 'mine'
  const Card = canChoose ? 'label' : 'div'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{field.label}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => {
          const text = shownText(conflict[side], field)
          return (
            <Card
              key={side}
              className={cx(
                'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 gap-y-1 rounded-sm border bg-surface p-3',
                canChoose && 'cursor-pointer hover:border-line-strong',
                chosen === side ? 'border-action' : 'border-line',
              )}
            >
              {canChoose ? (
                <input
                  type="radio"
                  name={name}
                  value={side}
                  checked={chosen === side}
                  onChange={() => unsaved.choose(field, side)}
                  aria-labelledby={`${name}-${side}`}
                  aria-describedby={`${name}-${side}-text`}
                  className="mt-0.5 size-4 appearance-none rounded-full border border-line-strong checked:border-5 checked:border-action"
                />
              ) : (
                <span />
              )}
              <span id={`${name}-${side}`} className="font-semibold">
                {sideLabel(side, isOwn)}
              </span>
              <span
                id={`${name}-${side}-text`}
                lang={field.lang}
                className="col-start-2 whitespace-pre-line text-muted wrap-anywhere"
              >
                {text || <em>empty</em>}
              </span>
            </Card>
          )
        })}
      </div>
    </fieldset>
  )
}
