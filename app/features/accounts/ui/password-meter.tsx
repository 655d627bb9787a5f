import { minStrongLength, type Strength } from '~/auth/password-strength'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { cx } from '~/lib/cx'

/** Four bars, and a text with the weakness or that the password is enough. Part of the hint, so it describes the field. */
export function PasswordMeter({ strength }: { strength: Strength | undefined }) {
  const t = useTranslations(loginMessages, 'strength')
  const isEnough = strength?.level === 4
  const tone = isEnough ? 'bg-success' : 'bg-danger'
  // A refused password fills at most two bars, so that it does not look nearly accepted.
  const steps = isEnough ? 4 : Math.min(strength?.level ?? 0, 2)
  return (
    <>
      {strength && (
        <span aria-hidden="true" className="mt-2 flex gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} className={cx('h-1 flex-1 rounded-full', step <= steps ? tone : 'bg-line')} />
          ))}
        </span>
      )}
      <span
        role="status"
        className={cx('block text-sm', strength && 'mt-1.5', isEnough ? 'text-success' : 'text-danger')}
      >
        {strength && (strength.weakness ? t(strength.weakness, { strong: minStrongLength }) : t('enough'))}
      </span>
    </>
  )
}
