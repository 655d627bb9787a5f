import { useId } from 'react'
import { useTranslations } from '~/i18n/language'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { type CircleInterest, circleInterests } from '~/lib/circle-interests'
import { CheckboxField } from '~/ui/field'
import { FieldNotes } from '~/ui/field-frame'

type Props = {
  isTicked: (interest: CircleInterest) => boolean
  error: string | undefined
}

export function InterestsField({ isTicked, error }: Props) {
  const t = useTranslations(circlesPageMessages, 'form')
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`} className="min-w-0 sm:col-span-2">
      <legend className="font-medium text-sm">{t('fields.interests')}</legend>
      <div className="grid sm:grid-cols-2">
        {circleInterests.map((interest) => (
          <CheckboxField
            key={interest}
            name="interests"
            value={interest}
            label={t(`interest.${interest}`)}
            defaultChecked={isTicked(interest)}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={t('interestsHint')} error={error} />
    </fieldset>
  )
}
