import { useEffect, useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { numberOf, type SectionName, sections } from './section'

/** The section at 30 % of the window's height. */
function useCurrentSection() {
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
      const section = document.getElementById(name)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

/** Sticky list of the sections; the one being read is marked. */
export function Contents() {
  const t = useTranslations(showcaseMessages)
  const current = useCurrentSection()
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
