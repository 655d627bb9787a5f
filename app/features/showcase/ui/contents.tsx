import { useTranslations } from 'use-intl'
import { numberOf, sections } from './section'

/** The list of plates. It stays in sight; browsers that can, mark the plate one is at, without a script. */
export function Contents() {
  const t = useTranslations('showcase')
  return (
    <nav aria-label={t('contents')} className="hidden lg:block">
      <ol className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-t border-line py-14 text-sm [scroll-target-group:auto]">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex gap-3 py-1 text-muted transition-colors duration-150 hover:text-ink [&:target-current]:text-ink [&:target-current>span]:text-prestige"
            >
              <span className="tabular-nums">{numberOf(name)}</span>
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
