import { useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Menu } from '~/ui/menu'
import { Select } from '~/ui/select'
import { Tabs } from '~/ui/tabs'
import { Section, Specimen } from './section'

export function ChoicesSection() {
  const t = useTranslations(showcaseMessages, 'choices')
  const roles = useTranslations(showcaseMessages, 'fields')
  const [chosen, setChosen] = useState('')
  const panel = (text: string) => <p className="max-w-[52ch] text-sm text-muted">{text}</p>
  return (
    <Section name="choices">
      <Tabs
        label={t('tabs')}
        tabs={[
          { value: 'overview', label: t('overview'), panel: panel(t('overviewText')) },
          { value: 'requests', label: t('requests'), count: 4, panel: panel(t('requestsText')) },
          { value: 'history', label: t('history'), panel: panel(t('historyText')) },
        ]}
      />
      <div className="grid items-start gap-10 sm:grid-cols-2">
        <Select
          name="sample-level"
          label={t('select')}
          defaultValue="entry"
          hint={t('selectHint')}
          options={(['entry', 'builder', 'premium'] as const).map((value) => ({
            value,
            label: t(value),
            description: t(`${value}Text`),
          }))}
        />
        <Specimen label={t('menu')} className="needs-script">
          <Menu
            label={t('menuLabel')}
            items={[
              {
                key: 'roles',
                heading: t('menuHeading'),
                items: (['supplier', 'hospital', 'embassy'] as const).map((role) => ({
                  key: role,
                  label: roles(role),
                  onSelect: () => setChosen(roles(role)),
                })),
              },
              { key: 'line', separator: true },
              { key: 'home', label: t('menuHome'), to: '/' },
            ]}
          />
          <p aria-live="polite" className="mt-3 min-h-6 text-xs text-muted">
            {chosen && t('chosen', { choice: chosen })}
          </p>
        </Specimen>
      </div>
    </Section>
  )
}
