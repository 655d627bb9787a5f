import { RoleCards } from '~/features/members/ui/role-cards'
import { SignOut } from '~/features/members/ui/sign-out'
import { useMemberName } from '~/features/members/ui/use-member-name'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { Link } from '~/ui/link'

export default function SelectRole() {
  const t = useTranslations(membersMessages)
  const name = useMemberName()
  return (
    <>
      <PageTitle title={t('select.title')} description={t('select.lead')} />
      <section className="wrap pt-12 pb-20 md:pt-20 md:pb-28">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="min-w-0">
            <p className="eyebrow">{t('select.title')}</p>
            <h1 className="mt-3 text-3xl">{t('welcome', { name })}</h1>
            <p className="mt-3 max-w-[46ch] text-muted">{t('select.lead')}</p>
          </div>
          <div className="flex items-center gap-5 text-sm">
            <Link to="/account" className="py-2.5 text-muted underline-offset-6 hover:text-ink hover:underline">
              {t('bar.account')}
            </Link>
            <SignOut />
          </div>
        </div>
        <div className="mt-12">
          <RoleCards />
        </div>
      </section>
    </>
  )
}
