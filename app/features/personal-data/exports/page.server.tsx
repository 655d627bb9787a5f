import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '~/brand/brand'
import { formatTags, type Locale } from '~/i18n/locales'
import { myDataMessages } from '~/i18n/messages/my-data'
import { getTranslator } from '~/i18n/translator'
import { type CopiedTable, parts } from '../model'

type Copy = { copied: CopiedTable[]; email: string; at: Date; locale: Locale; brand: Pick<Brand, 'product'> }

/** For a file that is opened from a folder: it loads nothing. */
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{border-top:1px solid #8886;padding:1rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:GrayText}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}h3{font-size:1rem}`

/** The copy as a page that a person can read, in their language. Names of fields stay as they are in `data.json`. */
export async function renderCopy({ copied, email, at, locale, brand }: Copy) {
  const t = await getTranslator(myDataMessages, locale)
  const date = new Intl.DateTimeFormat(formatTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(at)
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
        <p>{t('copy.text', { email, date })}</p>
        {parts.map((part) => {
          const tables = copied.filter((table) => table.part === part)
          if (tables.length === 0) return null
          return (
            <section key={part}>
              <h2>{t(`parts.${part}`)}</h2>
              {tables.map(({ table, rows }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and a table can have two lines
                <Rows key={index} table={table} rows={rows} />
              ))}
            </section>
          )
        })}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const Rows = ({ table, rows }: Pick<CopiedTable, 'table' | 'rows'>) => (
  <>
    <h3>
      {table} ({rows.length})
    </h3>
    {rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <dl key={index}>
        {Object.entries(row)
          .filter(([name, value]) => value !== null && value !== '' && name !== 'html')
          .flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{written(value)}</dd>])}
      </dl>
    ))}
  </>
)

function written(value: unknown) {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
