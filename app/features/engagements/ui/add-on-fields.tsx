import type { EngagementProgram } from '~/lib/engagement-programs'
import { TextField } from '~/ui/field'
import { names, priceHint } from './labels'

type Field = { name: string; error: string | undefined; defaultValue: string }
type Props = { program: EngagementProgram; keys: string[]; field: (name: string) => Field }

/** A number and a price for each add-on of the program. One without a number is not part of the offer. */
export function AddOnFields({ program, keys, field }: Props) {
  if (keys.length === 0) return null
  return (
    <fieldset className="min-w-0 @lg:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">Add-ons</legend>
      <ul className="border-line border-t">
        {keys.map((key) => {
          const line = { kind: 'addOn' as const, key }
          const name = names.line(program, line)
          return (
            <li
              key={key}
              className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-ink/9 border-b py-2.5 @lg:grid-cols-[minmax(0,1fr)_6rem_12rem]"
            >
              <p className="text-sm @max-lg:col-span-2 @lg:pt-8">{name}</p>
              <TextField
                label={
                  <>
                    Number<span className="sr-only">, {name}</span>
                  </>
                }
                inputMode="numeric"
                autoComplete="off"
                {...field(`quantity.${key}`)}
              />
              <TextField
                label={
                  <>
                    Price each<span className="sr-only">, {name}</span>
                  </>
                }
                inputMode="numeric"
                autoComplete="off"
                hint={priceHint(program, line)}
                {...field(`price.${key}`)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
