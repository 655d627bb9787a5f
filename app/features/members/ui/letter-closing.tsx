import type { ReactNode } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { ButtonLink } from '~/ui/button'

type LetterClosingProps = {
  title: string
  text: string
  request: { href: string; label: string }
  /** The form that asks here, beside the mailto link. */
  ask: ReactNode
  picture?: ReactNode
}

/** The end of a role's page: a mailto link, and the plain address for those whose browser opens no mail program. */
export function LetterClosing({ title, text, request, ask, picture }: LetterClosingProps) {
  const t = useTranslations(membersMessages, 'letter')
  const { brand } = useSite()
  return (
    <section className="border-line border-t bg-raised">
      <div className="wrap grid items-center gap-x-12 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="max-w-[18ch] text-2xl">{title}</h2>
          <p className="mt-2 max-w-[60ch] text-muted">{text}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            {ask}
            <ButtonLink to={request.href} variant="outline" size="sm">
              {request.label}
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-[50ch] text-muted text-sm">
            {t('opens')}{' '}
            {t.rich('write', {
              email: brand.email,
              a: (email) => (
                <a
                  href={`mailto:${brand.email}`}
                  className="text-ink underline decoration-prestige underline-offset-4 hover:decoration-current"
                >
                  {email}
                </a>
              ),
            })}
          </p>
        </div>
        {picture}
      </div>
    </section>
  )
}
