import { ContentText } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import type { HomeContent } from '../model'
import { Numbered, SplitSection } from './split-section'

export function WhatSection({ bodies }: { bodies: HomeContent['what'] }) {
  const t = useTranslations(homeSectionsMessages, 'whatido')
  const items = (['signals', 'circles', 'advisory'] as const).map((key) => {
    const body = bodies[key]
    return { key, title: t(`${key}.title`), body: body ? <ContentText {...body} /> : t(`${key}.body`) }
  })
  return (
    <SplitSection id="whatido" eyebrow={t('eyebrow')} title={t('title')} contentTexts={Object.values(bodies)}>
      <Numbered items={items} />
    </SplitSection>
  )
}
