import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '~/brand/brand'
import { actionLabel } from '~/features/activity/ui/labels'
import { securityEventKinds } from '~/features/security-events/model'
import { getMessages } from '~/i18n/load-messages'
import { formatTags, type Locale } from '~/i18n/locales'
import { copiedDataMessages } from '~/i18n/messages/copied-data'
import { myDataMessages } from '~/i18n/messages/my-data'
import { securityEventsMessages } from '~/i18n/messages/security-events'
import { getTranslator } from '~/i18n/translator'
import { homeZone } from '~/lib/home-zone'
import { type CopiedTable, type Part, parts } from '../model'
import { type ReadableField, readableRow, type Words } from './readable'

type Copy = { copied: CopiedTable[]; email: string; at: Date; locale: Locale; brand: Pick<Brand, 'product'> }

/** For a file that is opened from a folder: it loads nothing. */
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{border-top:1px solid #8886;padding:1rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:GrayText}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}h3{font-size:1rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

/** The copy as a page that a person can read, in their language. Ids and what only programs need are in `data.json` alone. */
export async function renderCopy({ copied, email, at, locale, brand }: Copy) {
  const t = await getTranslator(myDataMessages, locale)
  const words = await getWords(locale)
  const sections = parts.flatMap((part) => {
    const blocks = blocksOf(copied, part, words)
    return blocks.length > 0 ? [{ part, blocks }] : []
  })
  const page = (
    <html lang={formatTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('copy.title', { product: brand.product })}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{t('copy.title', { product: brand.product })}</h1>
        <p>{t('copy.text', { email, date: words.formatTime(at) })}</p>
        <nav aria-labelledby="contents">
          <h2 id="contents">{words.contents}</h2>
          <ul>
            {sections.map(({ part }) => (
              <li key={part}>
                <a href={`#${part}`}>{t(`parts.${part}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ part, blocks }) => (
          <section key={part} id={part}>
            <h2>{t(`parts.${part}`)}</h2>
            {blocks.map((block) => (
              <BlockOfRows key={block.title} {...block} />
            ))}
          </section>
        ))}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

async function getWords(locale: Locale) {
  const { tables, fields, values, contents } = await getMessages(copiedDataMessages, locale)
  const t = await getTranslator(securityEventsMessages, locale)
  const format = new Intl.DateTimeFormat(formatTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: homeZone,
  })
  const names: Record<string, string> = tables
  // Actions of the log have names in English only, as their page does.
  const events = (name: string) => {
    const kind = securityEventKinds.find((known) => known === name)
    return kind ? t(`kinds.${kind}`, { by: 'other', isNew: 'false' }) : actionLabel(name)
  }
  return { fields, values, events, locale, contents, names, formatTime: (date: Date) => format.format(date) }
}

type Block = { title: string; rows: ReadableField[][] }

/** Tables of one name are one block; rows without a field that a person recognises are left out. */
function blocksOf(copied: CopiedTable[], part: Part, words: Words & { names: Record<string, string> }): Block[] {
  const byTitle = Map.groupBy(
    copied.filter((table) => table.part === part),
    ({ table }) => words.names[table] ?? table,
  )
  return [...byTitle].flatMap(([title, tables]) => {
    const rows = tables
      .flatMap((table) => table.rows)
      .map((row) => readableRow(row, words))
      .filter((fields) => fields.length > 0)
    return rows.length > 0 ? [{ title, rows }] : []
  })
}

const BlockOfRows = ({ title, rows }: Block) => (
  <>
    <h3>{title}</h3>
    {rows.map((fields, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <dl key={index}>
        {fields.flatMap(({ name, label, text }) => [
          <dt key={name}>{label}</dt>,
          <dd key={`${name}-value`}>{text}</dd>,
        ])}
      </dl>
    ))}
  </>
)
