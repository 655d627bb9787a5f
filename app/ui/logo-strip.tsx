type StripLogo = {
  name: string
  lang?: string | undefined
  src?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

type LogoStripProps = { label: string; logos: readonly StripLogo[]; className?: string | undefined }

/**
 * Logos below a thin line, in one height and without colour. Blending hides a white background in both themes. Without
 * an image the name is shown as text.
 */
export function LogoStrip({ label, logos, className }: LogoStripProps) {
  return (
    <section aria-label={label} className={className}>
      <p className="pb-3 text-muted text-sm">{label}</p>
      <ul className="flex flex-wrap items-center gap-x-10 gap-y-6 border-line border-t pt-8 md:gap-x-16">
        {logos.map(({ name, lang, src, width, height }) => (
          <li key={name} lang={lang} className="font-display text-xl leading-7 tracking-tight text-muted">
            {src ? (
              <img
                src={src}
                alt={name}
                width={width}
                height={height}
                loading="lazy"
                className="h-7 w-auto mix-blend-screen grayscale invert light:mix-blend-multiply light:invert-0"
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
