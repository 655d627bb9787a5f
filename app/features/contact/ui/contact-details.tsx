import type { FounderProfile } from '~/features/founder/model'
import { FounderPortrait } from '~/features/founder/ui/founder-portrait'
import { Signature } from '~/features/founder/ui/signature'
import { useFounder } from '~/features/founder/ui/use-founder'
import { useTranslations } from '~/i18n/language'
import { contactMessages } from '~/i18n/messages/contact'
import { cityCoordinates, responsePromise } from '../model'

/** Who answers, what happens next, and where we are. */
export default function ContactDetails({ founder }: { founder: FounderProfile }) {
  return (
    <>
      <div className="border-line border-y bg-band">
        <div className="wrap grid gap-x-8 lg:gap-x-16 gap-y-14 py-16 md:grid-cols-[5fr_7fr] md:py-24">
          <WhoAnswers founder={founder} />
          <NextSteps />
        </div>
      </div>
      <Places />
    </>
  )
}

function WhoAnswers({ founder: { portrait, role } }: { founder: FounderProfile }) {
  const t = useTranslations(contactMessages)
  const { voice } = useFounder()
  return (
    <section>
      <h2 className="text-3xl">{t('answers')}</h2>
      <p className="mt-4 max-w-[38ch] text-muted">{t('answersText', { voice })}</p>
      <FounderPortrait portrait={portrait} className="mt-8 size-36 md:size-44" />
      <Signature role={role} className="mt-6" />
    </section>
  )
}

function NextSteps() {
  const t = useTranslations(contactMessages)
  const { voice } = useFounder()
  return (
    <section>
      <h2 className="text-3xl">{t('next')}</h2>
      <ol className="mt-6">
        {(['arrives', 'answered', 'offer'] as const).map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_1fr] border-line border-t py-6 last:border-b md:grid-cols-[5rem_1fr]"
          >
            <span aria-hidden="true" className="font-display text-3xl text-prestige leading-none tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{t(`steps.${step}.title`, responsePromise)}</h3>
              <p className="mt-1.5 max-w-[50ch] text-muted">{t(`steps.${step}.text`, { voice })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Places() {
  const t = useTranslations(contactMessages)
  const { voice } = useFounder()
  return (
    <section className="wrap py-16 md:py-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-3">
        <h2 className="text-3xl">{t('where', { voice })}</h2>
        <p className="text-muted">{t('whereText', { voice })}</p>
      </div>
      <ul className="mt-8 grid border-prestige border-t md:mt-12 md:grid-cols-3">
        {(['oslo', 'stockholm', 'helsinki'] as const).map((city) => (
          <li
            key={city}
            className="relative border-line py-6 before:absolute before:-top-1.5 before:left-0 before:size-3 before:rounded-full before:border before:border-prestige before:bg-surface max-md:not-first:border-t max-md:not-first:before:hidden md:py-7"
          >
            <h3 className="text-[2rem] leading-tight lg:text-[2.5rem]">{t(`cities.${city}.name`)}</h3>
            <p className="mt-2 text-sm">{t(`cities.${city}.text`)}</p>
            <p className="mt-1 text-muted text-xs tabular-nums">{cityCoordinates[city]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
