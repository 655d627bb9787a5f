import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { cx } from '~/lib/cx'
import { themesOf } from '~/ui/theme-names'
import tokens from '../../../styles/tokens.css?raw'
import { Section } from './section'

// The heights are roughly the share of a page that each colour covers.
const chart = [
  { role: 'surface', look: 'bg-surface text-ink h-32' },
  { role: 'raised', look: 'bg-raised text-ink h-20' },
  { role: 'ink', look: 'bg-ink text-surface h-20' },
  { role: 'muted', look: 'bg-muted text-surface h-14' },
  { role: 'action', look: 'bg-action text-on-action h-20' },
  { role: 'prestige', look: 'bg-prestige text-on-prestige h-14' },
  { role: 'success', look: 'bg-success text-surface h-11' },
  { role: 'info', look: 'bg-info text-surface h-11' },
  { role: 'danger', look: 'bg-danger text-on-danger h-11' },
] as const

/** The value read from the style sheet, so that the chart always shows the current one. */
function tokenOf(role: string, theme: string) {
  const block = tokens.slice(tokens.indexOf(`[data-theme$="-${theme}"]`))
  return new RegExp(`--${role}: oklch\\(([^)]+)\\)`).exec(block)?.[1]
}

export function ColourSection() {
  const { brand } = useSite()
  const [dark, light] = themesOf(brand.slug)
  return (
    <Section name="colour" wide>
      <div className="grid gap-6 sm:grid-cols-2 md:gap-8">
        <Palette theme={dark} name="summit" />
        <Palette theme={light} name="force" />
      </div>
    </Section>
  )
}

function Palette({ theme, name }: { theme: string; name: 'summit' | 'force' }) {
  const t = useTranslations(showcaseMessages)
  return (
    <figure className="flex flex-col">
      <figcaption className="mb-4 flex-1">
        <span className="block font-display text-xl tracking-tight">{t(`themes.${name}`)}</span>
        <span className="text-sm text-muted">{t(`themes.${name}Note`)}</span>
      </figcaption>
      <dl data-theme={theme} className="overflow-hidden rounded-sm border border-line text-sm">
        {chart.map(({ role, look }) => (
          <div key={role} className={cx('flex items-end justify-between gap-4 px-4 py-2.5', look)}>
            <dt className="font-medium">{t(`colour.${role}`)}</dt>
            <dd className="text-right text-xs tabular-nums [word-spacing:0.3em]">
              {tokenOf(role, theme.split('-').at(-1) ?? '')}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
