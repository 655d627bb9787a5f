import { useEffect, useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { numberOf, type SectionName, sections } from './section'

/** The plate that crosses the upper third of the window. */
function useCurrent() {
  const [current, setCurrent] = useState<SectionName>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setCurrent(entry.target.id as SectionName)
      },
      { rootMargin: '-30% 0px -69%' },
    )
    for (const name of sections) {
      const plate = document.getElementById(name)
      if (plate) observer.observe(plate)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

/** The list of plates. It stays in sight and marks the one that is read. */
export function Contents() {
  const t = useTranslations(showcaseMessages)
  const current = useCurrent()
  return (
    <nav aria-label={t('contents')} className="hidden lg:block">
      <ol className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-t border-line py-14 text-sm">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={name === current ? 'true' : undefined}
              className="group flex gap-3 py-1 text-muted transition-colors duration-150 hover:text-ink aria-[current]:text-ink"
            >
              <span className="tabular-nums group-aria-[current]:text-prestige">{numberOf(name)}</span>
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
