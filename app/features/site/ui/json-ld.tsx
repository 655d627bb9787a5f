import type { Thing, WithContext } from 'schema-dts'

/** Structured data for search engines. A data block is not run; `<` is escaped so that it can't end the block. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
