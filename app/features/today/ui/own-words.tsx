import { cx } from '~/lib/cx'

type Props = { text: string; lang?: string; isQuoted?: boolean }

/** What the person wrote, or what the system reports, in full. */
export const OwnWords = ({ text, lang, isQuoted = false }: Props) => (
  <p
    lang={lang}
    className={cx(
      'wrap-anywhere max-h-72 max-w-[68ch] overflow-y-auto whitespace-pre-line text-[1.0625rem]/6',
      isQuoted && 'font-display',
    )}
  >
    {isQuoted ? `“${text}”` : text}
  </p>
)
