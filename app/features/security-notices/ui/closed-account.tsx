import { linkLifetimes } from '~/features/accounts/model'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import type { RemovedFactors } from '~/features/factors/model'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'

/** After 'This was not me': what was removed, and what the person has to do. */
export function ClosedAccount({ removed: { passkeys, hasTotp, recoveryCodes } }: { removed: RemovedFactors }) {
  const t = useTranslations(accountLinksMessages, 'notMe')
  const removed = [
    ...passkeys.map((name) => t('removedPasskey', { name })),
    ...(hasTotp ? [t('removedTotp')] : []),
    ...(recoveryCodes > 0 ? [t('removedCodes')] : []),
  ]
  return (
    <EntryPage title={t('doneTitle')} lead={t('doneText')}>
      {removed.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-2 text-xl">{t('removed')}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {removed.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="mb-2 text-xl">{t('next')}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{t('nextPassword', { minutes: linkLifetimes.resetMinutes })}</li>
        <li>{t('nextFactors')}</li>
      </ol>
    </EntryPage>
  )
}
