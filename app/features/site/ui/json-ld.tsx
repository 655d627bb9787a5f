import type { Thing, WithContext } from 'schema-dts'

/** Facts for search engines. A data block: the CSP lets nothing in it run, and `<` can't end it early. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
