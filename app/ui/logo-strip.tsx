import { cx } from '~/lib/cx'

type StripLogo = {
  name: string
  lang?: string | undefined
  src?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

type LogoStripProps = { label: string; logos: readonly StripLogo[]; className?: string | undefined }

/** Logos in a row between two thin lines. Without an image the name is shown as text. */
export function LogoStrip({ label, logos, className }: LogoStripProps) {
  return (
    <section aria-label={label} className={cx('border-y border-line py-8 md:py-10', className)}>
      <p className="text-xs text-muted">{label}</p>
      <ul className="mt-5 flex flex-wrap items-center gap-x-10 gap-y-5 md:gap-x-14">
        {logos.map(({ name, lang, src, width, height }) => (
          <li key={name} lang={lang} className="font-display text-xl leading-8 tracking-tight text-muted">
            {src ? (
              <img
                src={src}
                alt={name}
                width={width}
                height={height}
                loading="lazy"
                className="h-8 w-auto opacity-75 grayscale"
              />
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
