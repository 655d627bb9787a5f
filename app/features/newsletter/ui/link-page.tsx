import type { ReactNode } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'

type Props = { eyebrow: string; title: string; text: string; children?: ReactNode }

/** The page of a mailed link: its state in one sentence, and the next step. Not for search engines. */
export function LinkPage({ eyebrow, title, text, children }: Props) {
  return (
    <section className="wrap grid min-h-[60dvh] content-center justify-items-start gap-6 py-20 md:py-28">
      <PageTitle title={title} description={text} />
      <meta name="robots" content="noindex" />
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="max-w-[18ch] text-4xl">{title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text}</p>
      {children}
    </section>
  )
}
