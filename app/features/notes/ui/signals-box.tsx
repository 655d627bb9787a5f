import { letter } from '~/features/newsletter/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { ButtonLink } from '~/ui/button'

export function SignalsBox() {
  const t = useTranslations(notesMessages)
  const { letterRhythm } = useSite()
  return (
    <section
      aria-labelledby="signals"
      className="mt-20 grid items-end gap-6 border-prestige border-l-2 pl-6 md:grid-cols-[1fr_auto] md:pl-8"
    >
      <div>
        <h2 id="signals" className="text-2xl">
          {t('boxTitle')}
        </h2>
        <p className="mt-2 text-muted">{t('boxText', { ...letter, rhythm: letterRhythm })}</p>
      </div>
      <ButtonLink to="/#newsletter" reloadDocument>
        {t('boxButton')}
      </ButtonLink>
    </section>
  )
}
