import {
  changeObjection,
  liftOwnRestriction,
  requestCopy,
  requestErasure,
  restrictOwnData,
  takeBackErasure,
} from '~/features/personal-data/commands.server'
import { erasureRefusals } from '~/features/personal-data/model'
import { getOwnData } from '~/features/personal-data/queries.server'
import { eraseInput, nothingInput } from '~/features/personal-data/schema'
import { ErasureForm } from '~/features/personal-data/ui/erasure-form'
import { GetCopy } from '~/features/personal-data/ui/get-copy'
import { ObjectionForm } from '~/features/personal-data/ui/objection-form'
import { RestrictionForm } from '~/features/personal-data/ui/restriction-form'
import { AccountSection } from '~/features/profile/ui/account-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/account-data'

export const loader = ({ context }: Route.LoaderArgs) => getOwnData(getCtx(context))

export const action = formActions({
  copy: form({ input: nothingInput, run: requestCopy }),
  object: form({ input: nothingInput, run: changeObjection(true) }),
  'withdraw-objection': form({ input: nothingInput, run: changeObjection(false) }),
  restrict: form({ input: nothingInput, run: restrictOwnData }),
  lift: form({ input: nothingInput, run: liftOwnRestriction }),
  erase: form({ input: eraseInput, run: requestErasure, reasons: erasureRefusals }),
  keep: form({ input: nothingInput, run: takeBackErasure }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function AccountData({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(myDataMessages)
  const { brand } = useSite()
  const { email, copy, counts, erasedOn, hasObjected, restrictedBy } = loaderData
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('description')} />
      <Link to="/account" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <AccountSection id="copy" title={t('get.title')} text={t('get.text')}>
        <GetCopy email={email} copy={copy} />
      </AccountSection>
      <AccountSection id="correct" title={t('correct.title')} text={t('correct.text')}>
        <p className="grid gap-2 text-sm">
          <Link to="/account#profile" className="justify-self-start underline underline-offset-4 pointer-coarse:py-3">
            {t('correct.link')}
          </Link>
          <span>{t('correct.rest', { email: brand.email })}</span>
        </p>
      </AccountSection>
      <AccountSection id="object" title={t('object.title')} text={t('object.text')}>
        <ObjectionForm hasObjected={hasObjected} />
      </AccountSection>
      <AccountSection id="restrict" title={t('restrict.title')} text={t('restrict.text')}>
        <RestrictionForm restrictedBy={restrictedBy} />
      </AccountSection>
      <AccountSection id="erase" title={t('erase.title')} text={t('erase.text')}>
        <ErasureForm erasedOn={erasedOn} counts={counts} />
      </AccountSection>
    </div>
  )
}
