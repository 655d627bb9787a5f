import { Download } from 'lucide'
import type { ReactNode } from 'react'
import { useLanguage, useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { programPdfs } from '../model/program-pdfs'
import type { ProgramName } from '../model/specimens'

type OpeningProps = {
  eyebrow: string
  title: ReactNode
  lead: string
  request: { to: string; label: string }
  onward: { to: string; label: string }
  /** Whose page it is; its PDF is linked. */
  program: ProgramName
  picture: ReactNode
}

/** Top of a program's page: heading and links on the left, a picture on the right. */
export function Opening({ eyebrow, title, lead, request, onward, program, picture }: OpeningProps) {
  const t = useTranslations(programsMessages)
  const locale = useLanguage()
  return (
    <section className="overflow-hidden border-line border-b">
      <div className="wrap grid items-center gap-x-16 gap-y-14 pt-16 pb-16 md:pt-24 md:pb-24 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-4 max-w-[13ch] text-4xl">{title}</h1>
          <p className="mt-7 max-w-[34rem] text-lg text-muted">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3.5">
            <ButtonLink to={request.to}>{request.label}</ButtonLink>
            <ButtonLink to={onward.to} variant="outline">
              {onward.label}
            </ButtonLink>
            {/* With the language in the address, so that everyone the link is sent to gets the same page. */}
            <ButtonLink to={`${programPdfs[program]}?lang=${locale}`} reloadDocument download variant="ghost">
              <Icon icon={Download} className="size-4" />
              {t('onePage')}
            </ButtonLink>
          </div>
        </div>
        {picture}
      </div>
    </section>
  )
}
