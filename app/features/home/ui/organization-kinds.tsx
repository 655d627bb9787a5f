import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'

/** One line drawing each, on a field of 52 × 52. */
const kinds = {
  regions: 'M5 12l14-5 14 5 14-5v33l-14 5-14-5-14 5ZM19 7v33M33 12v33M9 27c5-4 6 2 10-1M33 30c6 2 6-8 14-8',
  hospitals: 'M6 45V20h12V6h16v14h12v25ZM26 11v9M21.5 15.5h9M11 27h3M11 35h3M38 27h3M38 35h3M22 27h8M22 45V34h8v11',
  payers: 'M10 6h22l8 8v30H10ZM32 6v8h8M16 20h14M16 27h18M16 34h10M31 37l3 3 6-7',
  medtech: 'M20 5l10 5-9 18-10-5ZM13 27l6 3M28 15c11 3 14 16 5 25M6 46h40M14 40h20M24 40v6',
  digital:
    'M16 5h18a3 3 0 0 1 3 3v36a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM13 12h24M13 39h24M19 26h3l2-6 3 11 2-5h3',
  embassies: 'M8 20 25 9l17 11ZM12 20v18M20 20v18M30 20v18M38 20v18M7 38h36M5 43h40M25 9V3h8v4h-8',
} as const

/** The kinds of organization that take part: true without naming anyone. */
export function OrganizationKinds() {
  const t = useTranslations(homeSectionsMessages, 'why')
  return (
    <>
      <p className="mt-8 pb-3 text-muted text-sm md:mt-11">{t('kindsLabel')}</p>
      <ul className="grid grid-cols-2 gap-x-5 border-line border-t sm:grid-cols-3 lg:grid-cols-6">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <li key={kind} className="pt-7 text-sm">
            <svg
              aria-hidden="true"
              viewBox="0 0 52 52"
              fill="none"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="-ml-1.5 mb-4 size-14 stroke-ink opacity-90 md:size-17"
            >
              <path d={kinds[kind]} />
            </svg>
            {t(`kinds.${kind}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
