import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { homeNewMessages } from '~/i18n/messages/home-new'
import { homeNewSectionsMessages } from '~/i18n/messages/home-new-sections'
import { Aurora } from '~/ui/aurora'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'

export function NewHero() {
  const tHome = useTranslations(homeNewMessages)
  const t = useTranslations(homeNewSectionsMessages)
  const { voice } = useSite()
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={tHome.rich('title', { em: (word) => <em>{word}</em> })}
      lead={tHome('sub', { voice })}
      picture={<Aurora className="aspect-[48/13] min-h-52 w-full" />}
      clearance="pb-56 md:pb-[max(15rem,24vw)]"
      actions={
        <>
          <ButtonLink to="/contact">{t('invite')}</ButtonLink>
          <ButtonLink to="#programs" variant="outline">
            {t('seePrograms')}
          </ButtonLink>
        </>
      }
    />
  )
}
