import type { ReactNode } from 'react'
import { programFigures, programs } from '~/features/programs/model/figures'
import { useFormatter, useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Section } from './section'

export function TypeSection() {
  const t = useTranslations(showcaseMessages, 'type')
  const price = useFormatter().number(Number(programs.exchange.tiers.essential.price))
  const em = (word: ReactNode) => <em className="text-prestige">{word}</em>
  const display = 'font-display tracking-[-0.025em] text-balance'
  const scale = [
    { size: '42–80', look: `${display} text-4xl`, text: t.rich('display', { em }) },
    { size: '32–46', look: `${display} text-3xl`, text: t('heading') },
    { size: '30', look: `${display} text-2xl`, text: t('section') },
    { size: '24', look: `${display} text-xl`, text: t('card', programFigures.speedDial) },
    { size: '20', look: 'max-w-[52ch] text-lg text-muted', text: t('lead') },
    { size: '17', look: 'max-w-[65ch]', text: t('body') },
    { size: '15', look: 'text-sm font-semibold', text: t('small') },
    {
      size: '13',
      look: 'text-xs text-prestige tabular-nums',
      text: t('figures', { price, ...programFigures.exchange }),
    },
  ]
  return (
    <Section name="type" wide>
      <ul>
        {scale.map(({ size, look, text }) => (
          <li
            key={size}
            className="grid items-baseline gap-x-12 gap-y-1 border-t border-line py-5 first:border-t-0 first:pt-0 md:grid-cols-[13rem_minmax(0,1fr)] md:py-6"
          >
            <span className="text-xs text-muted tabular-nums">{size} px</span>
            <span className={look}>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
